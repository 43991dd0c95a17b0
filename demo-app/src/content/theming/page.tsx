import {Button, CopyButton} from '@life-changers/react';
import {tokens} from 'library-tokens';
import {useState, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {plainCode} from '../../site/live-code/code.js';
import {CodeBlock} from '../../site/code/code-block.js';
import {useColorScheme} from '../../site/theme/color-scheme.js';
import {HydrationBoundary} from '../../site/hydration/hydration-boundary.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import {useIsLive} from '../../site/hydration/use-is-live.js';
import {themeCss} from '../../site/theming/model/theme-tokens.js';
import {themeQuery, type ThemeProblem} from '../../site/theming/model/theme-url.js';
import {DEFAULT_THEME} from '../../site/theming/model/theme.js';
import {PresetCards} from '../../site/theming/preset-cards.js';
import {Segments} from '../../site/theming/segments.js';
import {AccentControl, ThemeChoice} from '../../site/theming/theme-controls.js';
import {ThemeScope} from '../../site/theming/theme-scope.js';
import {AccentSteps} from './accent-steps.js';
import {ContrastReport} from './contrast-report.js';
import Preview from './preview.js';
import {SiteChoice} from './site-choice.js';
import {useThemeInUrl} from './use-theme-in-url.js';

type Scheme = 'light' | 'dark';

const SCHEMES: readonly {readonly value: Scheme; readonly text: string}[] = [
  {value: 'light', text: 'Light'},
  {value: 'dark', text: 'Dark'},
];

const NO_CSS = '/* The default theme needs no CSS. */';

/** Starts with a preset, changes it, and shows it on a screen, with the CSS to copy and a URL to share. */
export default function ThemingPage(): ReactNode {
  const [theme, problems, change] = useThemeInUrl();
  const css = themeCss(theme, tokens);
  const query = themeQuery(theme);
  const origin = typeof location === 'undefined' ? '' : location.origin;
  const link = `${origin}/theming${query === '' ? '' : `?${query}`}`;
  const controls = {theme, onChange: change};

  return (
    <div className="page theming">
      <div className="page-header">
        <h1 tabIndex={-1}>Theme builder</h1>
        <p className="lead">
          Start with a preset, and make the components look like your product. Copy the CSS when you are done,
          or share the link.
        </p>
      </div>
      <Problems problems={problems} />
      <PresetCards {...controls} />
      <SiteChoice theme={theme} />
      <div className="theming-body">
        <div className="theming-side">
          <AccentControl {...controls} />
          <ThemeChoice part="neutral" {...controls} />
          <ThemeChoice part="radius" {...controls} />
          <ThemeChoice part="density" {...controls} />
          <ThemeChoice part="font" {...controls} />
          <ThemeChoice part="size" {...controls} />
          <div className="theming-actions">
            <CopyButton value={css === '' ? NO_CSS : css} text="Copy CSS" variant="primary" size="sm" />
            <CopyButton value={link} text="Copy link" size="sm" />
            <Button
              size="sm"
              variant="ghost"
              text="Reset"
              disabled={query === ''}
              onClick={() => change(DEFAULT_THEME)}
            />
          </div>
          <AccentSteps theme={theme} />
          <ContrastReport theme={theme} />
        </div>
        <div className="theming-main">
          <SchemeSwitch />
          <div className="theming-previews">
            {SCHEMES.map(({value, text}) => (
              <section key={value} aria-label={text} data-preview={value}>
                <ThemeScope className="theming-preview" theme={theme} scheme={value}>
                  <HydrationBoundary>
                    <Preview scheme={value} />
                  </HydrationBoundary>
                </ThemeScope>
              </section>
            ))}
          </div>
        </div>
        <section className="theming-css" aria-labelledby="css">
          <h2 id="css">CSS</h2>
          <p className="about">
            Only what differs from the default. Load it after <code>life-changers.css</code>.{' '}
            <Link to={query === '' ? '/tokens' : `/tokens?${query}`}>
              All tokens of the theme, as CSS, JSON, and for Figma
            </Link>
          </p>
          <CodeBlock code={plainCode(css === '' ? NO_CSS : css)} label="CSS of the theme" />
        </section>
      </div>
      <SiteFooter />
    </div>
  );
}

/**
 * Chooses the preview that a narrow page shows. Until the page hydrates, no option is chosen, and the style sheet shows the
 * color scheme of the page, which the server does not know.
 */
function SchemeSwitch(): ReactNode {
  const isLive = useIsLive();
  const scheme = useColorScheme();
  const [chosen, setChosen] = useState<Scheme | null>(null);
  return (
    <div className="scheme-switch">
      <Segments
        label="Preview"
        options={SCHEMES}
        value={chosen ?? (isLive ? scheme : null)}
        onChange={setChosen}
      />
    </div>
  );
}

function Problems({problems}: {problems: readonly ThemeProblem[]}): ReactNode {
  return (
    <div role="status">
      {problems.length > 0 && (
        <div className="theming-problems">
          <p>Parts of this link could not be read. They have their defaults:</p>
          <ul>
            {problems.map(({name, value, expected}) => (
              <li key={name}>
                <code>{name}</code> is “{value}”. Expected {expected}.
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
