import {useMediaQuery} from '../controls/use-media-query.js';
import {useTheme} from './use-theme.js';

/** Returns the color scheme that the page shows: the chosen theme, or that of the device. */
export function useColorScheme(): 'light' | 'dark' {
  const theme = useTheme();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return theme === 'system' ? (isDark ? 'dark' : 'light') : theme;
}
