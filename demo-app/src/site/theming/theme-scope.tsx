import {tokens} from 'library-tokens';
import {useId, type ReactNode} from 'react';
import {scopedCss} from './model/theme-tokens.js';
import type {Theme} from './model/theme.js';
import {useStyleSheet} from './use-style-sheet.js';

interface ThemeScopeProps {
  readonly theme: Theme;
  readonly scheme: 'light' | 'dark';
  readonly className: string;
  readonly children: ReactNode;
}

/** Applies a theme to its children, whatever the theme of the site is. */
export function ThemeScope({theme, scheme, className, children}: ThemeScopeProps): ReactNode {
  // The id of React may have characters that a selector cannot.
  const scope = `theme-${useId().replace(/\W/g, '')}`;
  useStyleSheet(scopedCss(theme, tokens, `.${scope}`));

  return (
    <div className={`theme-scope ${scope} ${className}`} data-theme={scheme}>
      {children}
    </div>
  );
}
