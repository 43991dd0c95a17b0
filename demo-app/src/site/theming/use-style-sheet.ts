import {useLayoutEffect, useState} from 'react';

/** Adds CSS to the document while the component is mounted. A strict policy allows constructed style sheets. */
export function useStyleSheet(css: string): void {
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
