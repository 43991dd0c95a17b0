import type {ReactNode} from 'react';
import {chooseTheme, THEME_LABELS, THEMES} from './theme.js';
import {useTheme} from './use-theme.js';

/** A button that opens the choice between the light theme, the dark theme, and the theme of the device. */
export function ThemeSwitch(): ReactNode {
  const theme = useTheme();

  return (
    <>
      <button type="button" className="theme-button" popoverTarget="themes" title="Theme">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 3a7 7 0 1 0 0 14z" />
          <circle cx="10" cy="10" r="7" />
        </svg>
        <span>Theme</span>
      </button>
      <fieldset id="themes" className="theme-menu" popover="auto">
        <legend className="visually-hidden">Theme</legend>
        {THEMES.map(name => (
          <label key={name}>
            <input type="radio" name="theme" checked={theme === name} onChange={() => chooseTheme(name)} />
            {THEME_LABELS[name]}
          </label>
        ))}
      </fieldset>
    </>
  );
}
