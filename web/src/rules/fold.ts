/** Text as one types it in a hurry: small letters without their marks. Every letter keeps its place. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => plain(text.charAt(at))).join('');
}

function plain(letter: string): string {
  if (letter === 'ł' || letter === 'Ł') return 'l'; // the only Polish letter whose mark is part of it
  return letter.normalize('NFD').charAt(0).toLowerCase().charAt(0);
}

/** Where a text is found in another one, without overlaps. */
export function places(text: string, wanted: string): number[] {
  const [hay, needle] = [fold(text), fold(wanted)];
  const found: number[] = [];
  for (let at = hay.indexOf(needle); needle && at !== -1; at = hay.indexOf(needle, at + needle.length)) found.push(at);
  return found;
}
