import {parseHex} from './color.js';
import {DEFAULT_THEME, DENSITIES, FONTS, NEUTRALS, RADII, SIZES, type Theme} from './theme.js';

/** A part of a shared theme that could not be read. The theme has the default instead. */
export interface ThemeProblem {
  /** The query parameter: `radius`. */
  readonly name: keyof Theme;
  /** What the URL says. */
  readonly value: string;
  /** What it may say: `a hex color, such as 6941c6`. */
  readonly expected: string;
}

type Read<Value> = {readonly value: Value} | {readonly expected: string};

const READERS: {readonly [Name in keyof Theme]: (text: string) => Read<Theme[Name]>} = {
  accent: text => {
    const value = parseHex(text);
    return value === null ? {expected: 'a hex color, such as 6941c6'} : {value};
  },
  neutral: oneOf(NEUTRALS),
  radius: oneOf(RADII),
  density: oneOf(DENSITIES),
  font: oneOf(FONTS),
  size: oneOf(SIZES),
};

const NAMES = Object.keys(READERS) as (keyof Theme)[];

/** Reads a theme from the query of a URL. Each part that is missing or cannot be read has its default. */
export function parseTheme(query: string): {theme: Theme; problems: ThemeProblem[]} {
  const parameters = new URLSearchParams(query);
  const problems: ThemeProblem[] = [];
  const read: Partial<Record<keyof Theme, unknown>> = {};
  for (const name of NAMES) {
    const text = parameters.get(name);
    if (text === null) continue;
    const result = READERS[name](text);
    if ('value' in result) read[name] = result.value;
    else problems.push({name, value: text, expected: result.expected});
  }
  return {theme: {...DEFAULT_THEME, ...(read as Partial<Theme>)}, problems};
}

/** Returns the query of a theme, such as `accent=6941c6&radius=12`. Defaults are left out. */
export function themeQuery(theme: Theme): string {
  const parameters = new URLSearchParams();
  for (const name of NAMES) {
    const value = theme[name];
    if (value !== DEFAULT_THEME[name]) parameters.set(name, String(value).replace('#', ''));
  }
  return parameters.toString();
}

function oneOf<Value extends string | number>(values: readonly Value[]): (text: string) => Read<Value> {
  return text => {
    const value = values.find(option => String(option) === text.trim());
    return value === undefined ? {expected: `one of ${values.join(', ')}`} : {value};
  };
}
