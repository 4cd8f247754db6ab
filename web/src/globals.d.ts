/** The names of all icons in use, put in by the build. */
declare const __ICONS__: readonly string[];
