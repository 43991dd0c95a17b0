/** The themes a reader can choose; `system` follows the device. */
export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

/** Where the choice is kept; `public/theme.js` reads it before the first paint. */
const KEY = 'life-changers-theme';

/** The theme on show. */
export function currentTheme(): Theme {
  const {theme} = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows a theme and keeps the choice; where storage is forbidden it lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Not kept, as said above.
  }
}
