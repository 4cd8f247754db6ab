import { expect, test } from 'vitest';
import { fit } from './stage.svelte';

test.each([
  [1440, 900, 'wide', 1],
  [1920, 1080, 'wide', 1.2],
  [1280, 720, 'wide', 0.8],
  [1024, 768, 'narrow', 0.853],
  [768, 1024, 'tall', 1.384],
  [360, 740, 'tall', 1],
  [375, 667, 'tall', 0.901],
])('%i × %i is %s', (width, height, shape, zoom) => {
  const fitted = fit(width, height);
  expect(fitted.shape).toBe(shape);
  expect(fitted.zoom).toBeCloseTo(zoom, 2);
});

test('a strip makes the stage smaller and leaves its shape', () => {
  const fitted = fit(1280, 720, true);
  expect(fitted.shape).toBe('wide');
  expect(fitted.zoom).toBeCloseTo(720 / 956);
});
