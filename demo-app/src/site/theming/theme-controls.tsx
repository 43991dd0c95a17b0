import {tokens} from 'library-tokens';
import {useId, type ReactNode} from 'react';
import {readPair, themeTokens} from './model/theme-tokens.js';
import {
  ACCENTS,
  DEFAULT_THEME,
  DENSITIES,
  FONTS,
  NEUTRALS,
  RADII,
  SIZES,
  type Font,
  type Theme,
} from './model/theme.js';
import {Segments} from './segments.js';

interface ThemeControlProps {
  readonly theme: Theme;
  readonly onChange: (theme: Theme) => void;
}

const [OWN_ACCENT] = readPair(tokens['color-accent'] ?? '');
const ALL_ACCENTS: readonly (readonly [name: string, accent: string | null])[] = [
  ['Petrol', null],
  ...Object.entries(ACCENTS),
];

/** The color of an accent on this page: another one in dark mode, like that of the elements. */
const colorOf = (accent: string | null) => themeTokens({...DEFAULT_THEME, accent}, tokens)['color-accent'];
const SWATCHES = ALL_ACCENTS.map(([name, accent]) => ({name, accent, color: colorOf(accent)}));

const FONT_NAMES: Readonly<Record<Font, string>> = {
  page: 'Page',
  system: 'System',
  serif: 'Serif',
  rounded: 'Round',
  mono: 'Mono',
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Chooses the accent: one of a few, or any other color. */
export function AccentControl({theme, onChange}: ThemeControlProps): ReactNode {
  const group = useId();
  const choose = (accent: string | null) => onChange({...theme, accent});
  const isCustom = SWATCHES.every(({accent}) => accent !== theme.accent);

  return (
    <fieldset className="swatches">
      <legend>Accent</legend>
      <div>
        {SWATCHES.map(({name, accent, color}) => (
          <label key={name} title={name}>
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={accent === theme.accent}
              onChange={() => choose(accent)}
            />
            <Swatch color={color} />
          </label>
        ))}
        <label className={isCustom ? 'is-custom is-chosen' : 'is-custom'} title="Another color">
          <input
            type="color"
            aria-label="Another color"
            value={theme.accent ?? OWN_ACCENT}
            onChange={event => choose(event.target.value)}
          />
          {isCustom ? <Swatch color={colorOf(theme.accent)} /> : <PlusIcon />}
        </label>
      </div>
    </fieldset>
  );
}

/** Presentation attributes need no inline style, which the policy of the site forbids. */
function Swatch({color}: {color: string | undefined}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={color} />
    </svg>
  );
}

function PlusIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="10" cy="10" r="9.25" strokeDasharray="2.5 2" />
      <path d="M10 6.5v7M6.5 10h7" />
    </svg>
  );
}

const option = <Value,>(value: Value, text: ReactNode, name?: string) => ({value, text, name});

/** The parts of a theme that are one of a few values. Radii are shown as the corner itself. */
const CHOICES = {
  neutral: {label: 'Neutrals', options: NEUTRALS.map(value => option(value, capitalized(value)))},
  radius: {
    label: 'Radius',
    options: RADII.map(value => option(value, <CornerIcon radius={value} />, `${value} px`)),
  },
  density: {label: 'Density', options: DENSITIES.map(value => option(value, capitalized(value)))},
  font: {label: 'Font', options: FONTS.map(value => option(value, FONT_NAMES[value]))},
  size: {label: 'Text size', options: SIZES.map(value => option(value, value, `${value} px`))},
} as const;

/** Chooses a part of a theme. */
export function ThemeChoice({
  part,
  theme,
  onChange,
}: ThemeControlProps & {readonly part: keyof typeof CHOICES}): ReactNode {
  const {label, options} = CHOICES[part];
  return (
    <Segments<string | number>
      label={label}
      options={options}
      value={theme[part]}
      onChange={value => onChange({...theme, [part]: value})}
    />
  );
}

function CornerIcon({radius}: {radius: number}): ReactNode {
  const size = (radius / 16) * 10;
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path d={`M3 14V${3 + size}a${size} ${size} 0 0 1 ${size} ${-size}H14`} />
    </svg>
  );
}
