import {useSyncExternalStore} from 'react';

/** The themes a reader can choose; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

/** What the themes are called. */
export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
};

/** Where the choice is kept; `public/theme.js` reads it before the first paint. */
const KEY = 'life-changers-theme';

const listeners = new Set<() => void>();

/** The theme on show. */
export function currentTheme(): Theme {
  const {theme} = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme and keeps the choice; where storage is forbidden it lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Not kept, as said above.
  }
}

/** The theme on show, for a component that follows it wherever it is chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
