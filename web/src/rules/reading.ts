/** The rules as the server sends them, taken apart for the page: the title, the contents and the rest. */

export interface Section {
  readonly place: string;
  readonly title: string;
  readonly level: 2 | 3;
}

export interface RulesText {
  readonly title: string;
  readonly contents: readonly Section[];
  readonly html: string;
}

export function read(html: string): RulesText {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const title = page.querySelector('h1');
  title?.remove();
  const contents = [...page.querySelectorAll('h2[id], h3[id]')].map((heading) => ({
    place: heading.id,
    title: heading.textContent.trim(),
    level: heading.tagName === 'H2' ? (2 as const) : (3 as const),
  }));
  return { title: title?.textContent.trim() ?? '', contents, html: page.body.innerHTML };
}
