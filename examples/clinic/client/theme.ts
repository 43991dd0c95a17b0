/** Light, dark, or like the device; this browser remembers it. `choices.js` applies it before the first paint. */
export const THEMES = ['', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] ?? '') as Theme;

export function chooseTheme(theme: Theme): void {
  if (theme === '') {
    delete document.documentElement.dataset['theme'];
    localStorage.removeItem('theme');
  } else {
    document.documentElement.dataset['theme'] = theme;
    localStorage.setItem('theme', theme);
  }
}
