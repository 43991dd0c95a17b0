import {RadioButton, Typography} from '@life-changers/react';
import type {ReactNode} from 'react';
import {chooseTheme, THEME_LABELS, THEMES, useTheme, type Theme} from '../../shell/theme.js';

const options = THEMES.map(theme => ({text: THEME_LABELS[theme], value: theme}));

/** The settings of this site, where the menu's Config link leads. */
export default function AdminPage(): ReactNode {
  const theme = useTheme();

  return (
    <div className="page">
      <div className="page-header">
        <h1 tabIndex={-1}>Config</h1>
        <p className="lead">The settings of this site. They are kept in this browser and sent nowhere.</p>
      </div>
      <div className="page-body">
        <RadioButton
          label="Theme"
          hint="System follows your device."
          options={options}
          value={theme}
          onChange={value => chooseTheme(value as Theme)}
        />
        <Typography variant="small" tone="muted">
          Motion, contrast and text size follow your device too; there is nothing to set here.
        </Typography>
      </div>
    </div>
  );
}
