import {Button} from '@life-changers/react';
import {tokens} from 'library-tokens';
import type {ReactNode} from 'react';
import {chooseSiteTheme, useSiteTheme} from '../../site/theme/site-theme.js';
import {presetOf} from '../../site/theming/model/presets.js';
import {siteProperties} from '../../site/theming/model/theme-tokens.js';
import {themeQuery} from '../../site/theming/model/theme-url.js';
import type {Theme} from '../../site/theming/model/theme.js';

const CUSTOM = {name: 'Custom', summary: 'A theme that differs from all presets.'};

/** Says which theme is chosen, and gives it to the whole site, or gives the default theme back. */
export function SiteChoice({theme}: {theme: Theme}): ReactNode {
  const site = useSiteTheme();
  const query = themeQuery(theme);
  const {name, summary} = presetOf(theme) ?? CUSTOM;
  const isUsed = query === (site?.query ?? '');
  const use = () =>
    chooseSiteTheme(query === '' ? null : {name, query, properties: siteProperties(theme, tokens)});

  return (
    <div className="site-choice">
      <p>
        <strong>{name}.</strong> {summary}
      </p>
      <div>
        <Button size="sm" text="Use on this site" disabled={isUsed} onClick={use} />
        <Button
          size="sm"
          variant="ghost"
          text="Back to the default"
          disabled={site === null}
          onClick={() => chooseSiteTheme(null)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {site !== null && `All pages of this site have the theme ${site.name}.`}
      </p>
    </div>
  );
}
