import type {ReactNode} from 'react';
import {chooseTheme, THEME_LABELS, THEMES, useTheme} from './theme.js';

/** Switches between the light theme, the dark theme, and the theme of the device. */
export function ThemeSwitch(): ReactNode {
  const theme = useTheme();

  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">Theme</legend>
      {THEMES.map(name => (
        <label key={name}>
          <input type="radio" name="theme" checked={theme === name} onChange={() => chooseTheme(name)} />
          {THEME_LABELS[name]}
        </label>
      ))}
    </fieldset>
  );
}
