import {useSyncExternalStore} from 'react';
import {currentTheme, onThemeChange, type Theme} from './theme.js';

/** Returns the current theme, and rerenders the component when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, onServer);
}

const onServer = (): Theme => 'system';
