/** The legal moves of any game as a list to choose from. */
import type { Language } from '../words/fluent';

export interface Choice {
  readonly text: string;
  readonly sentence: string;
  /** The heading under which it stands. */
  readonly group: string;
}

export interface Group {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** The choices that hold every word of the filter, under their headings in the order of the moves. */
export function grouped(choices: readonly Choice[], filter: string, language: Language): Group[] {
  const words = plain(filter, language).split(' ').filter(Boolean);
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const where = plain(`${choice.sentence} ${choice.text}`, language);
    if (!words.every((word) => where.includes(word))) continue;
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  return [...groups].map(([name, found]) => ({ name, choices: found }));
}

/** Small letters without their marks, so that "lowczyni" finds "Łowczyni". */
function plain(text: string, language: Language): string {
  return text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}
