/**
 * Looking things up in the rules: finds a text whatever its marks, hides what does not have it, and
 * walks from hit to hit. Hits are painted by the browser (CSS highlights); the text stays untouched.
 */
import { untrack } from 'svelte';
import { places } from './fold';

const BLOCKS = 'p, li, tr, h2, h3';
const HEADINGS = 'h2, h3';
const ALL = 'rules-hit';
const CURRENT = 'rules-hit-current';

export class Search {
  wanted = $state('');
  #hits = $state.raw<readonly Range[]>([]);
  #at = $state(0);

  count = $derived(this.#hits.length);
  /** Counted from one; zero when there is none. */
  current = $derived(this.#hits.length === 0 ? 0 : this.#at + 1);

  /** Goes through the text anew; call inside an effect. */
  look(article: HTMLElement): void {
    const blocks = [...article.querySelectorAll<HTMLElement>(BLOCKS)];
    const wanted = this.wanted.trim();
    const found = new Map(blocks.map((block) => [block, hits(block, wanted)]));
    this.#hits = [...found.values()].flat();
    this.#at = 0;
    untrack(() => this.#paint());
    if (wanted === '') for (const block of article.querySelectorAll<HTMLElement>(`${BLOCKS}, table, ul, ol`)) block.hidden = false;
    else sieve(article, (block) => (found.get(block)?.length ?? 0) > 0);
  }

  /** To the next hit, or the one before; round and round. */
  step(by: 1 | -1): void {
    if (this.count === 0) return;
    this.#at = (this.#at + by + this.count) % this.count;
    this.#paint();
    this.#hits[this.#at]?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  }

  forget(): void {
    this.wanted = '';
    CSS.highlights?.delete(ALL);
    CSS.highlights?.delete(CURRENT);
  }

  #paint(): void {
    if (!CSS.highlights) return; // an old browser still hides and counts
    const current = this.#hits[this.#at];
    CSS.highlights.set(ALL, new Highlight(...this.#hits));
    const marked = new Highlight(...(current ? [current] : []));
    marked.priority = 1;
    CSS.highlights.set(CURRENT, marked);
  }
}

/** The ranges of a block that hold the text, also across its bold and linked words. */
function hits(block: HTMLElement, wanted: string): Range[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const pieces: { node: Text; from: number }[] = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(BLOCKS) !== block) continue;
    pieces.push({ node, from: text.length });
    text += node.data;
  }
  const point = (at: number): [Text, number] => {
    const piece = pieces.findLast(({ from }) => from <= at)!;
    return [piece.node, at - piece.from];
  };
  return places(text, wanted).map((at) => {
    const range = new Range();
    range.setStart(...point(at));
    const [node, last] = point(at + wanted.length - 1);
    range.setEnd(node, last + 1);
    return range;
  });
}

/** Leaves the blocks that have it, the headings above them and the heads of their tables. */
function sieve(article: HTMLElement, has: (block: HTMLElement) => boolean): void {
  const keeps = (part: HTMLElement): boolean => has(part) || [...part.querySelectorAll<HTMLElement>(BLOCKS)].some(has);
  for (const block of article.querySelectorAll<HTMLElement>('p, li, tr')) block.hidden = !keeps(block) && !isHead(block);
  const headings: HTMLElement[] = [];
  for (const part of article.children) {
    if (!(part instanceof HTMLElement)) continue;
    if (part.matches(HEADINGS)) {
      if (part.tagName === 'H2') headings.length = 0;
      else headings.length = Math.min(headings.length, 1);
      headings.push(part);
      part.hidden = !has(part);
    } else {
      part.hidden = !keeps(part);
    }
    if (!part.hidden) for (const heading of headings) heading.hidden = false;
  }
}

function isHead(block: HTMLElement): boolean {
  return block.parentElement?.tagName === 'THEAD';
}
