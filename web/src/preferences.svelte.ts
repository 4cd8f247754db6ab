/** What this browser's user likes, kept from visit to visit. */
import { prefersReducedMotion } from 'svelte/motion';
import { store, storedJson } from './storage';
import { LANGUAGES, say, type Language, type Variables } from './words/fluent';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How much moves: as the system says, everything, or nothing. */
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

const KEY = 'smokowisko';

interface Kept {
  language?: Language;
  theme?: Theme;
  motion?: Motion;
  confirm?: boolean;
  sound?: boolean;
}

class Preferences {
  language = $state<Language>('pl');
  theme = $state<Theme>('dark');
  motion = $state<Motion>('system');
  /** A move is shown once more before it is played. */
  confirm = $state(true);
  sound = $state(false);

  constructor() {
    const kept = read();
    this.language = kept.language ?? preferredLanguage();
    this.theme = kept.theme ?? preferredTheme();
    this.motion = kept.motion ?? 'system';
    this.confirm = kept.confirm ?? true;
    this.sound = kept.sound ?? false;
  }

  /** The words of a key in the chosen language. */
  say = (key: string, variables?: Variables): string => say(this.language, key, variables);

  /** Pieces jump instead of flying. */
  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && prefersReducedMotion.current);
  }

  /** Tells the document and remembers; call inside an effect. */
  apply(): void {
    const { language, theme, motion, confirm, sound } = this;
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = this.still ? 'reduced' : 'full';
    store(KEY, JSON.stringify({ language, theme, motion, confirm, sound } satisfies Kept));
  }
}

function read(): Kept {
  const { language, theme, motion, confirm, sound } = (storedJson(KEY) ?? {}) as Record<string, unknown>;
  return {
    ...(LANGUAGES.some((each) => each === language) && { language: language as Language }),
    ...(THEMES.some((each) => each === theme) && { theme: theme as Theme }),
    ...(MOTIONS.some((each) => each === motion) && { motion: motion as Motion }),
    ...(typeof confirm === 'boolean' && { confirm }),
    ...(typeof sound === 'boolean' && { sound }),
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
