import {useMemo} from 'react';
import {storedChoice} from './storage.js';

/** A theme that all pages of this site have. */
export interface SiteTheme {
  /** The name of its preset, or `Custom`. */
  readonly name: string;
  /** The theme as the theme builder has it in its URL: `accent=6941c6&radius=0`. */
  readonly query: string;
  /** The custom properties on the root element, by name. */
  readonly properties: Readonly<Record<string, string>>;
}

/** The theme as JSON. `public/theme.js` applies it before the first paint. */
const stored = storedChoice('life-changers-site-theme');

/** Applies a theme to all pages and stores it. Null returns to the default theme. */
export function chooseSiteTheme(theme: SiteTheme | null): void {
  const {style} = document.documentElement;
  for (const name of [...style].filter(isProperty)) style.removeProperty(name);
  for (const [name, value] of Object.entries(theme?.properties ?? {})) style.setProperty(name, value);
  stored.choose(theme && JSON.stringify(theme));
}

/** Returns the theme of the site, or null for the default, and rerenders the component when it changes. */
export function useSiteTheme(): SiteTheme | null {
  const text = stored.use();
  return useMemo(() => parse(text), [text]);
}

/** Whether a custom property belongs to the theme of the site. */
const isProperty = (name: string): boolean => /^--(lc|site)-/.test(name);

/** Returns null for what is not a theme, which `public/theme.js` has not applied either. */
function parse(text: string | null): SiteTheme | null {
  try {
    const {name, query, properties} = JSON.parse(text ?? '{}') as Partial<Record<keyof SiteTheme, unknown>>;
    const {style} = document.documentElement;
    const names = Object.keys(properties as object);
    if (names.length === 0 || names.some(property => style.getPropertyValue(property) === '')) return null;
    return {
      name: typeof name === 'string' ? name : 'Custom',
      query: typeof query === 'string' ? query : '',
      properties: properties as SiteTheme['properties'],
    };
  } catch {
    return null;
  }
}
