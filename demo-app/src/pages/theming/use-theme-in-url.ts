import {useEffect, useRef, useState} from 'react';
import {useLocation, useNavigate} from 'react-router-dom';
import {useIsLive} from '../../shell/use-is-live.js';
import {parseTheme, themeQuery, type ThemeProblem} from '../../theming/model/theme-url.js';
import type {Theme} from '../../theming/model/theme.js';

/** While a user drags in a color field, browsers limit how often a page may change its URL. */
const WRITE_DELAY = 250;

/** Returns the theme from the URL, the parts of the URL that could not be read, and a setter. */
export function useThemeInUrl(): [
  theme: Theme,
  problems: readonly ThemeProblem[],
  change: (theme: Theme) => void,
] {
  const {search: address} = useLocation();
  // The build has rendered the page without a theme.
  const search = useIsLive() ? address : '';
  const navigate = useNavigate();
  const [{theme, problems}, setRead] = useState(() => parseTheme(search));
  const known = useRef(search);
  const timer = useRef(0);

  // A link to another theme was followed.
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
      known.current = query === '' ? '' : `?${query}`;
      void navigate({search: query}, {replace: true});
    }, WRITE_DELAY);
  };

  return [theme, problems, change];
}
