/** What a card's frame needs to know about a kind of card. Its colours come from the kind's CSS. */
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export type Icon = Component<SvelteHTMLElements['svg']>;

export interface CardArt {
  /** The value of data-kind, under which the colours and gradients are found. */
  readonly kind: string;
  readonly icon: Icon;
  readonly scene: Scene;
  /** Landscape instead of portrait. */
  readonly wide?: boolean;
  /** Stands in the badge instead of a number. */
  readonly mark?: Icon;
  /** Its shape tells the game: glory points in a sun (the usual), a dream's value in a moon, no number in foam. */
  readonly badge?: 'sun' | 'moon' | 'foam';
  /** The number is printed in black. */
  readonly black?: boolean;
}

/** full from 96 px wide, compact from 40, tiny below: the number must stay readable. */
export type Face = 'full' | 'compact' | 'tiny';

export type CardState = 'normal' | 'legal' | 'selected' | 'target' | 'preview' | 'ghost' | 'disabled';

/** Painted grounds on a 176 × 206 window: the far layer, then the near one. */
export const SCENES = {
  cave: ['M0 206V120q30-60 60-64 28-4 48 22 30-10 46 18 16 30 22 110z', 'M0 206v-46q40-20 88-14t88 10v50z'],
  flames: [
    'M0 206V110q16 20 22 40 8-40 34-70 2 34 18 52 14-50 48-84-4 46 12 72 18-20 22-44 22 40 20 74v56z',
    'M0 206v-36q22 10 34-14 14 20 30 6 22 20 44-12 18 26 34 4 16 14 34 6v46z',
  ],
  peaks: ['M0 206v-70l34-44 22 26 34-58 40 66 20-24 26 36v68z', 'M0 206v-30l40-26 34 20 46-34 56 34v36z'],
  hills: ['M0 206v-74q44-40 90-14t86-10v98z', 'M0 206v-40q50-18 90 0t86-10v50z'],
  forest: [
    'M0 206v-60l12-38 12 34 14-56 16 60 12-30 14 38h20l14-44 16 40 14-66 16 64 16-36v94z',
    'M0 206v-34q50-16 90 2t86-8v40z',
  ],
  sea: ['M0 206v-62q22-16 44 0t44 0 44 0 44 0v62z', 'M0 206v-36q22-14 44 0t44 0 44 0 44 0v36z'],
  clouds: ['M0 206v-56q8-30 38-26 14-34 48-20 26-24 50 6 30-6 40 26v70z', 'M0 206v-30q20-26 44-12 20-24 48-4 24-20 44 4 24-8 40 12v30z'],
  dunes: ['M0 206v-56q60-54 176-18v74z', 'M0 206v-20q70-44 176-8v28z'],
  water: ['M0 206V106h176v100z', 'M0 206v-40q22-8 44 0t44 0 44 0 44 0v40z'],
  stars: ['M0 206v-60q50-26 88-8t88-14v82z', 'M0 206v-26q50-20 90-2t86-10v38z'],
} as const;

export type Scene = keyof typeof SCENES;

/** Where the parts of a face lie on its grid of 200 × 280, or 280 × 200 when wide. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly window: string;
  readonly windowHeight: number;
  readonly icon: { readonly x: number; readonly y: number; readonly size: number };
  readonly badge: { readonly at: number; readonly radius: number };
}

const WINDOWS = {
  portrait: {
    full: 'M12 56Q12 12 56 12H144Q188 12 188 56V216H12Z',
    compact: 'M12 56Q12 12 56 12H144Q188 12 188 56V254Q188 268 174 268H26Q12 268 12 254Z',
  },
  landscape: {
    full: 'M12 48Q12 12 48 12H232Q268 12 268 48V150H12Z',
    compact: 'M12 48Q12 12 48 12H232Q268 12 268 48V174Q268 188 254 188H26Q12 188 12 174Z',
  },
} as const;

export function layout(wide: boolean, face: Face): Layout {
  const full = face === 'full';
  const tiny = face === 'tiny';
  const [width, height] = wide ? [280, 200] : [200, 280];
  const windowHeight = wide ? (full ? 138 : 176) : full ? 204 : 256;
  const size = wide ? (full ? 128 : 150) : full ? 138 : 158;
  const centreX = width / 2 + (tiny ? 14 : 0);
  const lower = tiny ? (wide ? 14 : 52) : wide ? 0 : full ? 8 : 18; // the badge needs the upper corner
  const centreY = 12 + windowHeight / 2 + lower;
  return {
    width,
    height,
    window: WINDOWS[wide ? 'landscape' : 'portrait'][full ? 'full' : 'compact'],
    windowHeight,
    icon: { x: centreX - size / 2, y: centreY - size / 2, size },
    badge: tiny ? { at: 70, radius: 64 } : full ? { at: 34, radius: 30 } : { at: 42, radius: 40 },
  };
}

const RAYS = 12;

/** The sunburst round a number of glory points. */
export function sunburst(at: number, radius: number): string {
  const points = Array.from({ length: RAYS * 2 }, (_, ray) => {
    const angle = (Math.PI * ray) / RAYS - Math.PI / 2;
    const reach = ray % 2 ? radius - 2 : radius + 3;
    return `${(at + reach * Math.cos(angle)).toFixed(1)} ${(at + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const ONE_LINE = 12;

/** A name on its plate: one line, or two broken at the space nearest the middle, never after a single letter. */
export function plate(name: string): string[] {
  if (name.length <= ONE_LINE) return [name];
  const spaces = [...name.matchAll(/(?<=\S{2}) /g)].map((found) => found.index);
  const middle = name.length / 2;
  const nearest = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return nearest === undefined ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)];
}
