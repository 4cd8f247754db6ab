/**
 * A table is one stage, scaled as a whole so that nothing scrolls: wide with the log beside the
 * board, narrow with the log in a sheet, tall for phones and upright tablets.
 */
import { getContext, setContext } from 'svelte';

export type Shape = 'wide' | 'narrow' | 'tall';

interface Drawn {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

const DRAWN: readonly Drawn[] = [
  { shape: 'wide', width: 1440, height: 900, most: 1.6 },
  { shape: 'narrow', width: 1168, height: 900, most: 1.2 },
  { shape: 'tall', width: 360, height: 740, most: 1.6 },
];

/** Below this zoom the small print of a shape cannot be read. */
const READABLE = 0.78;

/** The strip between bar and table, where there is one. */
export const STRIP: Readonly<Record<Shape, number>> = { wide: 56, narrow: 56, tall: 96 };

/** The first shape that stays readable, else the one that is drawn largest; a strip only makes it smaller. */
export function fit(width: number, height: number, strip = false): { shape: Shape; zoom: number } {
  const zoom = (drawn: Drawn, more = 0): number => Math.min(width / drawn.width, height / (drawn.height + more), drawn.most);
  const drawn = DRAWN.find((each) => zoom(each) >= READABLE) ?? DRAWN.reduce((best, each) => (zoom(each) > zoom(best) ? each : best));
  return { shape: drawn.shape, zoom: zoom(drawn, strip ? STRIP[drawn.shape] : 0) };
}

export class Stage {
  width = $state(1440);
  height = $state(900);
  strip = $state(false);
  private readonly fitted = $derived(fit(this.width, this.height, this.strip));
  readonly zoom = $derived(this.fitted.zoom);
  readonly shape = $derived(this.fitted.shape);
  readonly tall = $derived(this.shape === 'tall');
}

const KEY = Symbol('stage');

export function provideStage(): Stage {
  return setContext(KEY, new Stage());
}

export function useStage(): Stage {
  return getContext<Stage>(KEY);
}
