/** Every word a person reads: the Fluent messages that Python and the browser share. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Variables = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../src/smokowisko/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundles: Record<Language, FluentBundle> = { pl: bundle('pl'), en: bundle('en') };

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (!path.includes(`/locales/${language}/`)) continue;
    const faults = made.addResource(new FluentResource(text));
    if (faults.length > 0) throw faults[0];
  }
  return made;
}

/** The message of a key; a missing key or variable is a defect, not a fallback. */
export function say(language: Language, key: string, variables: Variables = {}): string {
  const pattern = bundles[language].getMessage(key)?.value;
  if (!pattern) throw new Error(`${key} has no text in ${language}`);
  const faults: Error[] = [];
  const text = bundles[language].formatPattern(pattern, variables, faults);
  if (faults.length > 0) throw new Error(`${key} in ${language}: ${faults[0]?.message}`);
  return text;
}

export function has(language: Language, key: string): boolean {
  return bundles[language].hasMessage(key);
}
