/** From a point of the screen to a square of the sea, however the drawing is scaled and moved. */
import { S } from './dragon';
import type { Square } from './squares';

export function squareAt(drawing: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Square {
  const { left, top, width } = drawing.getBoundingClientRect();
  const { x, y, width: wide } = drawing.viewBox.baseVal;
  const unit = wide / width;
  return { col: Math.floor((x + (clientX - left) * unit) / S), row: Math.floor((y + (clientY - top) * unit) / S) };
}
