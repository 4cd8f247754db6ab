/** Whose work is used here. Which icons, the build reads from the sources (see web/tools/icons.ts). */

export const SOURCE_LICENSE = 'MIT';

/**
 * Those of game-icons.net's authors whose folders hold icons used here. The package of icons does
 * not say who drew which, so the page thanks the others too.
 */
export const ICON_AUTHORS = ['Lorc', 'Delapouite', 'Faithtoken', 'sbed', 'Skoll'];

export const ICONS = {
  source: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  terms: 'https://creativecommons.org/licenses/by/3.0/',
};

const OPEN_FONT = { licence: 'SIL Open Font License 1.1', terms: 'https://openfontlicense.org' };

export const FONTS = [
  { name: 'Alegreya', author: 'Juan Pablo del Peral, Huerta Tipográfica', source: 'https://fonts.google.com/specimen/Alegreya', ...OPEN_FONT },
  { name: 'Alegreya Sans', author: 'Juan Pablo del Peral, Huerta Tipográfica', source: 'https://fonts.google.com/specimen/Alegreya+Sans', ...OPEN_FONT },
];
