import {lazy, Suspense, type ReactNode} from 'react';
import {useColorScheme} from '../theme/color-scheme.js';
import {LineIcon} from '../controls/line-icon.js';
import {SmallSelect} from '../controls/small-select.js';
import {LanguageSelect} from '../languages/language-select.js';
import {PRESETS} from '../theming/model/presets.js';
import {WIDTHS, type StageSettings} from './stage-settings.js';

const StageTheme = lazy(() => import('./stage-theme.js'));

interface StageBarProps {
  /** The id of what is shown. */
  readonly chosen: string;
  readonly settings: StageSettings;
  readonly onChange: (settings: StageSettings) => void;
  /** The text of the link that opens it alone, beside its icon. By default, there is only the icon. */
  readonly children?: ReactNode;
}

/** Switches for the color scheme, the theme, the direction, the width, and the language of the examples of a page. */
export function StageBar({chosen, settings, onChange, children}: StageBarProps): ReactNode {
  const siteScheme = useColorScheme();
  const scheme = settings.scheme ?? siteScheme;
  const otherScheme = scheme === 'dark' ? 'light' : 'dark';

  return (
    <div className="stage-bar" role="group" aria-label="Preview">
      <button
        type="button"
        className={settings.scheme === null ? undefined : 'is-chosen'}
        aria-pressed={scheme === 'dark'}
        aria-label="Dark"
        onClick={() => onChange({...settings, scheme: otherScheme === siteScheme ? null : otherScheme})}
      >
        <SchemeIcon scheme={settings.scheme} />
      </button>
      <button
        type="button"
        className={settings.isRightToLeft ? 'is-chosen' : undefined}
        aria-pressed={settings.isRightToLeft}
        aria-label="Right to left"
        onClick={() => onChange({...settings, isRightToLeft: !settings.isRightToLeft})}
      >
        <ToolIcon path={settings.isRightToLeft ? TO_LEFT : TO_RIGHT} />
      </button>
      <SmallSelect
        aria-label="Theme"
        value={settings.theme ?? ''}
        onChange={({target}) => onChange({...settings, theme: target.value || null})}
      >
        <option value="">Theme: site</option>
        {PRESETS.map(({name}) => (
          <option key={name}>{name}</option>
        ))}
      </SmallSelect>
      <SmallSelect
        aria-label="Width"
        value={settings.width}
        onChange={({target}) => onChange({...settings, width: target.value as StageSettings['width']})}
      >
        {WIDTHS.map(([width, text]) => (
          <option key={width} value={width}>
            {text}
          </option>
        ))}
      </SmallSelect>
      <LanguageSelect language={settings.language} onChange={language => onChange({...settings, language})} />
      <a href={`?alone#${chosen}`} target="_blank" aria-label="Open alone, in a new tab">
        <ToolIcon path={OPEN} />
        {children}
      </a>
      {settings.theme !== null && (
        <Suspense>
          <StageTheme name={settings.theme} />
        </Suspense>
      )}
    </div>
  );
}

const SUN =
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1';
const MOON = 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z';
const TO_RIGHT = 'M9 3v8M13 3v8M15.5 3H8a3.25 3.25 0 0 0 0 6.5h1M4 15h12m-3-2.5 3 2.5-3 2.5';
const TO_LEFT = 'M9 3v8M13 3v8M15.5 3H8a3.25 3.25 0 0 0 0 6.5h1M16 15H4m3-2.5L4 15l3 2.5';

const OPEN = 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7';

/** The sun in light, the moon in dark. The server does not know the scheme of the page, so the style sheet chooses. */
const SchemeIcon = ({scheme}: {scheme: StageSettings['scheme']}): ReactNode => (
  <span className="scheme-icon" data-theme={scheme ?? undefined}>
    <ToolIcon path={SUN} />
    <ToolIcon path={MOON} />
  </span>
);

const ToolIcon = ({path}: {path: string}): ReactNode => (
  <LineIcon path={path} width="18" height="18" aria-hidden="true" />
);
