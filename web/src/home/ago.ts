/** How long ago, in words of the chosen language. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(language: string, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.max(0, (now - then) / 1000);
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', Infinity];
  return words.format(-Math.floor(seconds / length), unit);
}
