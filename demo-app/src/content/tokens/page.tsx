import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {Page} from '../../site/page/page.js';
import {useSiteTheme} from '../../site/theme/site-theme.js';
import {useIsLive} from '../../site/hydration/use-is-live.js';
import {presetOf} from '../../site/theming/model/presets.js';
import {themeTokens} from '../../site/theming/model/theme-tokens.js';
import {parseTheme, themeQuery} from '../../site/theming/model/theme-url.js';
import type {Theme} from '../../site/theming/model/theme.js';
import {COLOR_KINDS, OTHER_KINDS} from '../../site/theming/model/token-kinds.js';
import {ColorTable} from './color-table.js';
import {ContrastTable} from './contrast-table.js';
import {Exports} from './exports.js';
import {ValueTable} from './value-table.js';

const PARTS = [
  ...COLOR_KINDS,
  {id: 'contrast', title: 'Contrast'},
  ...OTHER_KINDS,
  {id: 'export', title: 'Export'},
];

/** All tokens of a theme: their values, the contrast of colors, and files of them. */
export default function TokensPage(): ReactNode {
  const [theme, source] = useShownTheme();
  const query = themeQuery(theme);
  const values = themeTokens(theme, tokens);

  return (
    <Page
      title="Tokens"
      lead="Every color, size, and curve of the components, with its value in light and dark, and the elements that use it. Copy a token, or export all of them."
      parts={PARTS}
    >
      <p className="tokens-theme">
        Theme: <strong>{presetOf(theme)?.name ?? 'Custom'}</strong>, {source}.{' '}
        <Link to={query === '' ? '/theming' : `/theming?${query}`}>Open it in the theme builder</Link>
      </p>
      {COLOR_KINDS.map(kind => (
        <section key={kind.id} className="tokens" aria-labelledby={kind.id}>
          <h2 id={kind.id}>{kind.title}</h2>
          <p className="about">{kind.about}</p>
          <ColorTable kind={kind} theme={theme} />
        </section>
      ))}
      <section className="tokens" aria-labelledby="contrast">
        <h2 id="contrast">Contrast</h2>
        <p className="about">
          Colors that are next to each other, with the ratio that WCAG 2.2 AA requires: 4.5 for text, 3 for
          the outlines of controls.
        </p>
        <ContrastTable theme={theme} />
      </section>
      {OTHER_KINDS.map(kind => (
        <section key={kind.id} className="tokens" aria-labelledby={kind.id}>
          <h2 id={kind.id}>{kind.title}</h2>
          <p className="about">{kind.about}</p>
          <ValueTable kind={kind} values={values} />
        </section>
      ))}
      <Exports theme={theme} />
    </Page>
  );
}

/** Returns the theme in the URL or else that of the site, and where it is from. */
function useShownTheme(): [theme: Theme, source: string] {
  const {search} = useLocation();
  const isLive = useIsLive();
  const site = useSiteTheme();
  if (isLive && search !== '') return [parseTheme(search).theme, 'from the address'];
  if (isLive && site !== null) return [parseTheme(site.query).theme, 'of this site'];
  return [parseTheme('').theme, 'the default'];
}
