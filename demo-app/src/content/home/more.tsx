import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {SiteFooter} from '../../site/frame/site-footer.js';
import {useSite, type SiteRoute} from '../../site/site.js';
import {TASKS} from '../../site/gallery/tasks.js';
import {Thumbnail} from '../components/thumbnail.js';
import {Proofs} from './proofs.js';

const BLOCKS = ['/blocks/settings', '/blocks/list', '/blocks/dashboard'];

/**
 * Components that the scene does not show. Their pictures are drawn, or have only elements whose attributes say all that
 * they show: those in the scene wake the elements of their kind in the whole page.
 */
const COMPONENTS = [
  '/date-range-pickers',
  '/menus',
  '/steps',
  '/modals',
  '/navigation-layout',
  '/typography',
];

/** What follows the scene: figures, blocks, the components by task, for whom they are, and where to go on. */
export default function More(): ReactNode {
  const {routes} = useSite();

  return (
    <>
      <Proofs />
      <Blocks routes={routes} />
      <Components routes={routes} />
      <Audience />
      <SiteFooter />
    </>
  );
}

/** Screens to copy whole. The overview has all of them. */
function Blocks({routes}: {routes: readonly SiteRoute[]}): ReactNode {
  return (
    <section className="home-gallery" aria-labelledby="blocks">
      <h2 id="blocks">Blocks</h2>
      <ul className="home-cards">
        {routesAt(BLOCKS, routes).map(({path, title, summary}) => (
          <li key={path} className="gallery-card">
            <Thumbnail path={path} />
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blocks">See all blocks</Link>, whole screens to copy in React and in HTML.
      </p>
    </section>
  );
}

/** Some components, and all of them by what they are for. The gallery has every picture. */
function Components({routes}: {routes: readonly SiteRoute[]}): ReactNode {
  return (
    <section className="home-gallery" aria-labelledby="components">
      <h2 id="components">Components</h2>
      <ul className="home-cards">
        {routesAt(COMPONENTS, routes).map(({path, title}) => (
          <li key={path} className="gallery-card">
            <Thumbnail path={path} />
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
          </li>
        ))}
      </ul>
      <ul className="home-tasks" aria-label="Components by task">
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

/** Returns the routes of paths, in the order of the paths. */
const routesAt = (paths: readonly string[], routes: readonly SiteRoute[]) =>
  paths.flatMap(path => routes.find(route => route.path === path) ?? []);

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
