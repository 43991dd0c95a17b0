import type {ReactNode} from 'react';
import {useColorScheme} from '../theme/color-scheme.js';
import {LineIcon} from '../controls/line-icon.js';
import {SmallSelect} from '../controls/small-select.js';

/** The widths that an example can have, as class names. */
const WIDTHS = [
  ['full', 'Full width'],
  ['tablet', '768 px'],
  ['phone', '375 px'],
] as const;

export const FULL_WIDTH = WIDTHS[0][0];

/** How an example is shown. */
export interface PreviewSettings {
  /** Null is the color scheme of the site. */
  readonly scheme: 'light' | 'dark' | null;
  readonly isRightToLeft: boolean;
  readonly width: (typeof WIDTHS)[number][0];
}

interface ExampleToolsProps {
  /** The title of the example. */
  readonly title: string;
  readonly settings: PreviewSettings;
  readonly onChange: (settings: PreviewSettings) => void;
}

/** Switches for the color scheme, the direction, and the width of an example. */
export function ExampleTools({title, settings, onChange}: ExampleToolsProps): ReactNode {
  const siteScheme = useColorScheme();
  const scheme = settings.scheme ?? siteScheme;
  const otherScheme = scheme === 'dark' ? 'light' : 'dark';

  return (
    <div className="example-tools" role="group" aria-label={`Preview of ${title}`}>
      <button
        type="button"
        className={settings.scheme === null ? undefined : 'is-chosen'}
        aria-pressed={scheme === 'dark'}
        aria-label="Dark"
        onClick={() => onChange({...settings, scheme: otherScheme === siteScheme ? null : otherScheme})}
      >
        <ToolIcon path={scheme === 'dark' ? MOON : SUN} />
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
        aria-label="Width"
        value={settings.width}
        onChange={({target}) => onChange({...settings, width: target.value as PreviewSettings['width']})}
      >
        {WIDTHS.map(([width, text]) => (
          <option key={width} value={width}>
            {text}
          </option>
        ))}
      </SmallSelect>
    </div>
  );
}

const SUN =
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1';
const MOON = 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z';
const TO_RIGHT = 'M9 3v8M13 3v8M15.5 3H8a3.25 3.25 0 0 0 0 6.5h1M4 15h12m-3-2.5 3 2.5-3 2.5';
const TO_LEFT = 'M9 3v8M13 3v8M15.5 3H8a3.25 3.25 0 0 0 0 6.5h1M16 15H4m3-2.5L4 15l3 2.5';

const ToolIcon = ({path}: {path: string}): ReactNode => (
  <LineIcon path={path} width="18" height="18" aria-hidden="true" />
);
