import {useState, type ReactNode} from 'react';
import {chooseTheme, currentTheme, THEMES, type Theme} from './theme.js';

const LABELS: Readonly<Record<Theme, string>> = {light: 'Light', dark: 'Dark', system: 'System'};

/** Chooses between the light, the dark and the device's theme. */
export function ThemeSwitch(): ReactNode {
  const [theme, setTheme] = useState(currentTheme);

  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };

  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">Theme</legend>
      {THEMES.map(name => (
        <label key={name}>
          <input type="radio" name="theme" checked={theme === name} onChange={() => choose(name)} />
          {LABELS[name]}
        </label>
      ))}
    </fieldset>
  );
}
