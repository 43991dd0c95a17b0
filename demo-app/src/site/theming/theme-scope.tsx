import {tokens} from 'library-tokens';
import {useId, useLayoutEffect, useState, type ReactNode} from 'react';
import {scopedCss} from './model/theme-tokens.js';
import type {Theme} from './model/theme.js';

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

/** Adds CSS to the document while the component is mounted. A strict policy allows constructed style sheets. */
function useStyleSheet(css: string): void {
  // A server has no style sheets; until the page hydrates, the part has the theme of the site.
  const [sheet] = useState(() => (typeof document === 'undefined' ? null : new CSSStyleSheet()));

  useLayoutEffect(() => {
    if (sheet === null) return;
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [sheet]);

  useLayoutEffect(() => sheet?.replaceSync(css), [sheet, css]);
}
