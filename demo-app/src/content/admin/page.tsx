import {Button, RadioButton, Typography} from '@life-changers/react';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {SiteFooter} from '../../site/frame/site-footer.js';
import {chooseSiteTheme, useSiteTheme} from '../../site/theme/site-theme.js';
import {chooseTheme, THEME_LABELS, THEMES, type Theme} from '../../site/theme/theme.js';
import {useTheme} from '../../site/theme/use-theme.js';

const options = THEMES.map(theme => ({text: THEME_LABELS[theme], value: theme}));

/** The settings of this site, linked from Config in the menu. */
export default function AdminPage(): ReactNode {
  const theme = useTheme();

  return (
    <div className="page">
      <div className="page-header">
        <h1 tabIndex={-1}>Config</h1>
        <p className="lead">Settings for this site. They are stored in this browser only.</p>
      </div>
      <div className="settings">
        <RadioButton
          label="Theme"
          hint="System follows your device."
          options={options}
          value={theme}
          onChange={value => chooseTheme(value as Theme)}
        />
        <SiteThemeSetting />
        <Typography variant="small" tone="muted">
          Motion, contrast, and text size always follow your device.
        </Typography>
      </div>
      <SiteFooter />
    </div>
  );
}

/** The theme of all pages, which the theme builder changes. */
function SiteThemeSetting(): ReactNode {
  const site = useSiteTheme();
  return (
    <div className="site-theme">
      <p>
        This site has {site === null ? 'the default theme' : `the theme ${site.name}`}.{' '}
        <Link to="/theming">Open the theme builder</Link>
      </p>
      <Button
        size="sm"
        variant="secondary"
        text="Back to the default theme"
        disabled={site === null}
        onClick={() => chooseSiteTheme(null)}
      />
    </div>
  );
}
