import {useEffect, useRef, useState} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {useSiteTheme} from '../../site/theme/site-theme.js';
import {useIsLive} from '../../site/hydration/use-is-live.js';
import {parseTheme, themeQuery, type ThemeProblem} from '../../site/theming/model/theme-url.js';
import type {Theme} from '../../site/theming/model/theme.js';

/** While a user drags in a color field, browsers limit how often a page may change its URL. */
const WRITE_DELAY = 250;

/**
 * Returns the theme from the URL, the parts of the URL that could not be read, and a setter. Without a theme in the URL, it
 * starts with the theme of the site.
 */
export function useThemeInUrl(): [
  theme: Theme,
  problems: readonly ThemeProblem[],
  change: (theme: Theme) => void,
] {
  const {search: address} = useLocation();
  const isLive = useIsLive();
  const site = useSiteTheme()?.query ?? '';
  // The build has rendered the page without a theme.
  const search = isLive ? address.slice(1) || site : '';
  const navigate = useNavigate();
  const [{theme, problems}, setRead] = useState(() => parseTheme(search));
  const known = useRef(search);
  const timer = useRef(0);

  // A link to another theme was followed, or the page without one is live.
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    setRead(parseTheme(search));
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (changed: Theme) => {
    setRead({theme: changed, problems: []});
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const query = themeQuery(changed);
      known.current = query || site;
      void navigate({search: query}, {replace: true});
    }, WRITE_DELAY);
  };

  return [theme, problems, change];
}
