import {useSyncExternalStore} from 'react';
import {useTheme} from './use-theme.js';

const DARK = '(prefers-color-scheme: dark)';

/** Returns the color scheme that the page shows: the chosen theme, or that of the device. */
export function useColorScheme(): 'light' | 'dark' {
  const theme = useTheme();
  const isDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(DARK).matches,
    () => false,
  );
  return theme === 'system' ? (isDark ? 'dark' : 'light') : theme;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
