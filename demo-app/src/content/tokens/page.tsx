import {tokens} from 'library-tokens';
import {useState, type ReactNode} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {FilterField} from '../../site/controls/filter-field.js';
import {matchesWords} from '../../site/controls/word-filter.js';
import {Page} from '../../site/page/page.js';
import {useSiteTheme} from '../../site/theme/site-theme.js';
import {useIsLive} from '../../site/hydration/use-is-live.js';
import {presetOf} from '../../site/theming/model/presets.js';
import {themeTokens} from '../../site/theming/model/theme-tokens.js';
import {parseTheme, themeQuery} from '../../site/theming/model/theme-url.js';
import type {Theme} from '../../site/theming/model/theme.js';
import {COLOR_KINDS, OTHER_KINDS, type TokenKind} from '../../site/theming/model/token-kinds.js';
import {ColorTable} from './color-table.js';
import {ContrastTable, shownPairs} from './contrast-table.js';
import {Exports} from './exports.js';
import {ValueTable} from './value-table.js';

const CONTRAST = {id: 'contrast', title: 'Contrast'};
const EXPORT = {id: 'export', title: 'Export'};
const COUNT = countOf([...COLOR_KINDS, ...OTHER_KINDS]);

/** All tokens of a theme: their values, the contrast of colors, and files of them. */
export default function TokensPage(): ReactNode {
  const [theme, source] = useShownTheme();
  const query = themeQuery(theme);
  const values = themeTokens(theme, tokens);
  const [text, setText] = useState('');
  const filter = (kinds: readonly TokenKind[]) =>
    kinds
      .map(kind => ({
        ...kind,
        names: kind.names.filter(name => matchesWords(text, `--lc-${name} ${values[name]}`)),
      }))
      .filter(({names}) => names.length > 0);
  const colors = filter(COLOR_KINDS);
  const others = filter(OTHER_KINDS);
  const pairs = shownPairs(theme, text);
  const count = countOf([...colors, ...others]);

  return (
    <Page
      title="Tokens"
      lead="Every color, size, and curve of the components, with its value in light and dark, and the elements that use it. Copy a token, or export all of them."
      parts={[...colors, ...(pairs.length > 0 ? [CONTRAST] : []), ...others, EXPORT]}
    >
      <p className="tokens-theme">
        Theme: <strong>{presetOf(theme)?.name ?? 'Custom'}</strong>, {source}.{' '}
        <Link to={query === '' ? '/theming' : `/theming?${query}`}>Open it in the theme builder</Link>
      </p>
      <search className="token-filter" aria-label="Tokens">
        <FilterField
          label="Filter the tokens"
          isLabelHidden
          placeholder="Name or value"
          value={text}
          onChange={setText}
        >
          {count === COUNT ? `${COUNT} tokens` : `${count} of ${COUNT} tokens`}
        </FilterField>
      </search>
      {colors.map(kind => (
        <section key={kind.id} className="tokens" aria-labelledby={kind.id}>
          <h2 id={kind.id}>{kind.title}</h2>
          <p className="about">{kind.about}</p>
          <ColorTable kind={kind} theme={theme} />
        </section>
      ))}
      {pairs.length > 0 && (
        <section className="tokens" aria-labelledby={CONTRAST.id}>
          <h2 id={CONTRAST.id}>{CONTRAST.title}</h2>
          <p className="about">
            Colors that are next to each other, with the ratio that WCAG 2.2 AA requires: 4.5 for text, 3 for
            the outlines of controls.
          </p>
          <ContrastTable theme={theme} pairs={pairs} />
        </section>
      )}
      {others.map(kind => (
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

function countOf(kinds: readonly TokenKind[]): number {
  return kinds.reduce((sum, {names}) => sum + names.length, 0);
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
