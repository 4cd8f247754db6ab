/** What this browser's user likes: language and theme, kept from visit to visit. */
import { LANGUAGES, say, type Language, type Variables } from './words/fluent';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'smokowisko';

interface Kept {
  language?: Language;
  theme?: Theme;
}

class Preferences {
  language = $state<Language>('pl');
  theme = $state<Theme>('dark');

  constructor() {
    const kept = read();
    this.language = kept.language ?? preferredLanguage();
    this.theme = kept.theme ?? preferredTheme();
  }

  /** The words of a key in the chosen language. */
  say = (key: string, variables?: Variables): string => say(this.language, key, variables);

  /** Tells the document and remembers; call inside an effect. */
  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset['theme'] = this.theme;
    localStorage.setItem(KEY, JSON.stringify({ language: this.language, theme: this.theme }));
  }
}

function read(): Kept {
  let kept: unknown;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // somebody else's text under our key
  }
  const { language, theme } = (kept ?? {}) as Record<string, unknown>;
  return {
    ...(LANGUAGES.some((each) => each === language) && { language: language as Language }),
    ...(THEMES.some((each) => each === theme) && { theme: theme as Theme }),
  };
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((each) => each === wanted.find((two) => LANGUAGES.includes(two as Language))) ?? 'en';
}

function preferredTheme(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export const preferences = new Preferences();
