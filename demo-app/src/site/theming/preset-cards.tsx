import {tokens} from 'library-tokens';
import {memo, useId, type ReactNode} from 'react';
import {PRESETS, presetOf} from './model/presets.js';
import {fontFamily, themeTokens} from './model/theme-tokens.js';
import type {Theme} from './model/theme.js';

interface PresetCardsProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** Chooses one of the finished themes. None is chosen if the theme differs from all of them. */
export function PresetCards({theme, onChange}: PresetCardsProps): ReactNode {
  const group = useId();
  const chosen = presetOf(theme);
  return (
    <fieldset className="presets">
      <legend className="visually-hidden">Presets</legend>
      <div>
        {PRESETS.map(preset => (
          <label key={preset.name} title={preset.summary}>
            <input
              type="radio"
              name={group}
              checked={preset === chosen}
              onChange={() => onChange(preset.theme)}
            />
            <Picture theme={preset.theme} />
            <span>{preset.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A small screen in the theme. Presentation attributes need no inline style, which the policy of the site forbids. */
const Picture = memo(({theme}: {theme: Theme}): ReactNode => {
  const values = themeTokens(theme, tokens);
  const color = (name: string) => values[`color-${name}`];
  const corner = theme.radius / 2;
  return (
    <svg viewBox="0 0 120 64" aria-hidden="true">
      <rect width="120" height="64" fill={color('surface-sunken')} />
      <rect
        x="10.5"
        y="9.5"
        width="99"
        height="64"
        rx={corner * 1.5}
        fill={color('surface')}
        stroke={color('border')}
      />
      <text x="20" y="34" fontSize="20" fontWeight="600" fontFamily={fontFamily(theme)} fill={color('text')}>
        Aa
      </text>
      <rect x="60" y="18" width="40" height="16" rx={Math.min(8, corner)} fill={color('accent')} />
      <rect x="67" y="25" width="26" height="2" rx="1" fill={color('on-accent')} />
      <rect x="20" y="45" width="80" height="3" rx="1.5" fill={color('text-muted')} />
      <rect x="20" y="54" width="52" height="3" rx="1.5" fill={color('border-strong')} />
    </svg>
  );
});
