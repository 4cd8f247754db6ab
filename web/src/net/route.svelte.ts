/** Where one is, by the address; the browser's back and forward work as everywhere. */

class Route {
  path = $state(location.pathname);
  /** The place on the page, without its #. */
  place = $state(placeOf(location));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  read(): void {
    this.path = location.pathname;
    this.place = placeOf(location);
  }
}

function placeOf(where: Location): string {
  try {
    return decodeURIComponent(where.hash.slice(1));
  } catch {
    return ''; // somebody typed a % into the address
  }
}

export const route = new Route();

export function go(address: string): void {
  history.pushState(null, '', address);
  route.read();
  scrollTo(0, 0);
}

/** Lets a link of our own change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  // a place on the same page is the browser's own business
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
