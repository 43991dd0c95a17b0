import {lazy, useId, useState, type ComponentType, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {CodeBlock} from '../../shell/code-block.js';
import type {ExampleCode} from '../../shell/code-panel.js';
import {useColorScheme} from '../../shell/color-scheme.js';
import {HydrationBoundary} from '../../shell/hydration-boundary.js';
import {DEFAULT_THEME} from '../../theming/model/theme.js';
import {themeQuery} from '../../theming/model/theme-url.js';
import {Segments} from '../../theming/segments.js';
import {AccentControl, ThemeChoice} from '../../theming/theme-controls.js';
import {ThemeScope} from '../../theming/theme-scope.js';

/** Loads after the first paint. If it cannot load, the rest of the page stays. */
const AdminView = lazy<ComponentType>(() =>
  import('./examples/admin-view.js').catch(() => ({default: NotLoaded})),
);

const SCHEMES = [
  {value: 'light', text: 'Light'},
  {value: 'dark', text: 'Dark'},
] as const;

/** A small admin screen of the library's components, and controls that restyle it. */
export function Stage(): ReactNode {
  const pageScheme = useColorScheme();
  const [ownScheme, setOwnScheme] = useState<'light' | 'dark' | null>(null);
  const [theme, setTheme] = useState(DEFAULT_THEME);
  const scheme = ownScheme ?? pageScheme;
  const query = themeQuery(theme);

  return (
    <section className="stage" aria-label="Live example">
      <ThemeScope className="stage-view" theme={theme} scheme={scheme}>
        <HydrationBoundary fallback={<div className="stage-loading" aria-hidden="true" />}>
          <AdminView />
        </HydrationBoundary>
      </ThemeScope>
      <div className="stage-controls" role="group" aria-label="Theme of the example">
        <AccentControl theme={theme} onChange={setTheme} />
        <Segments label="Appearance" options={SCHEMES} value={scheme} onChange={setOwnScheme} />
        <ThemeChoice part="radius" theme={theme} onChange={setTheme} />
        <ThemeChoice part="density" theme={theme} onChange={setTheme} />
        <ThemeChoice part="size" theme={theme} onChange={setTheme} />
        <Link className="stage-link" to={query === '' ? '/theming' : `/theming?${query}`}>
          Open in the theme builder
        </Link>
      </div>
      <StageCode />
    </section>
  );
}

/** SHOW ME THE CODE for the screen. The code loads when it is shown. */
function StageCode(): ReactNode {
  const [code, setCode] = useState<ExampleCode | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();

  const toggle = async () => {
    setIsOpen(!isOpen);
    if (code === null) setCode((await import('./examples/admin-view.tsx?code')).default);
  };

  return (
    <div className="stage-code">
      <button
        className="code-toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => void toggle()}
      >
        SHOW ME THE CODE
      </button>
      <div id={panel} className="code-panel" hidden={!isOpen}>
        {isOpen &&
          code !== null &&
          [{name: 'admin-view.tsx', code}, ...(code.files ?? [])].map(file => (
            <div key={file.name}>
              <p className="code-file">{file.name}</p>
              <CodeBlock code={file.code} label={`Code of ${file.name}`} />
            </div>
          ))}
      </div>
    </div>
  );
}

function NotLoaded(): ReactNode {
  return <p role="alert">The example could not be loaded. Reload the page to try again.</p>;
}
