import {store} from './storage.js';

/** The themes that users can choose. `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

/** The labels of the themes. */
export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};

/** The local storage key of the choice. `public/theme.js` reads it before the first paint. */
const KEY = 'life-changers-theme';

const listeners = new Set<() => void>();

/** Returns the current theme. */
export function currentTheme(): Theme {
  const {theme} = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme and stores the choice. If storage is blocked, the choice lasts until the page is closed. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
  store(KEY, theme === 'system' ? null : theme);
}

/** Calls a listener when the theme changes. Returns a function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
