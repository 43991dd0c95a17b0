import type {ReactNode} from 'react';
import {chooseTheme, THEME_LABELS, THEMES, useTheme} from './theme.js';

/** Chooses between the light, the dark and the device's theme. */
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
