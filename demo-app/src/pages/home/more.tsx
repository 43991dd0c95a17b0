import {license, repository, version} from 'library-facts';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {useSite, type SiteRoute} from '../../shell/site.js';
import {screensIn} from '../blocks/screens.js';
import {TASKS} from '../components/tasks.js';
import {Proofs} from './proofs.js';

const FOOTER_LINKS = [
  ['/guides/installation', 'Installation'],
  ['/guides/accessibility', 'Accessibility'],
  ['/performance', 'Performance'],
  ['/theming', 'Theme builder'],
] as const;

/** What follows the scene: figures, blocks, the components by task, for whom they are, and where to go on. */
export default function More(): ReactNode {
  const {routes} = useSite();

  return (
    <>
      <Proofs />
      <Blocks routes={routes} />
      <Components />
      <Audience />
      <Footer />
    </>
  );
}

/** Screens to copy whole. */
function Blocks({routes}: {routes: readonly SiteRoute[]}): ReactNode {
  const blocks = screensIn(routes);
  return (
    <section className="home-blocks" aria-labelledby="blocks">
      <h2 id="blocks">Blocks</h2>
      <ul>
        {blocks.map(({path, title, summary}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The components by what they are for. The gallery has all of them. */
function Components(): ReactNode {
  return (
    <section className="home-components" aria-labelledby="components">
      <h2 id="components">Components</h2>
      <ul>
        {Object.entries(TASKS).map(([task, text]) => (
          <li key={task}>
            <Link to={`/components?task=${task}`}>{text}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/components">See all components</Link>, or <Link to="/api">the API of each element</Link>{' '}
        with a playground.
      </p>
    </section>
  );
}

function Audience(): ReactNode {
  return (
    <section className="home-audience" aria-labelledby="audience">
      <h2 id="audience">Made for business apps</h2>
      <dl>
        <div>
          <dt>In React</dt>
          <dd>Controlled or uncontrolled like React’s own inputs. For React 18 and 19, Vite, and Next.js.</dd>
        </div>
        <div>
          <dt>In any other page</dt>
          <dd>
            Real form values: FormData, reset, native validation. See <a href="/plain.html">a plain page</a>.
          </dd>
        </div>
        <div>
          <dt>In strict environments</dt>
          <dd>
            No inline styles, no HTML from data: <code>default-src 'self'</code> and Trusted Types.
          </dd>
        </div>
        <div>
          <dt>With servers that fail</dt>
          <dd>
            The <Link to="/tables">server table</Link> stays correct when answers are slow, stale, or missing.
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Where the page goes on, and what one must know before using the library. */
function Footer(): ReactNode {
  return (
    <footer className="home-footer">
      <ul>
        {FOOTER_LINKS.map(([path, text]) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>Version</dt>
          <dd>
            <Link to="/guides/changelog">{version}</Link>
          </dd>
        </div>
        <div>
          <dt>License</dt>
          <dd>
            {license}, <a href="/licenses.txt">licenses of what this site uses</a>
          </dd>
        </div>
        <div>
          <dt>Repository</dt>
          <dd>
            {repository === null ? (
              <Link to="/guides/contribute">How to clone, build, and test it</Link>
            ) : (
              <a href={repository}>{repository.replace(/^https:\/\//, '')}</a>
            )}
          </dd>
        </div>
      </dl>
    </footer>
  );
}
