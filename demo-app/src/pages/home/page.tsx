import {Button} from '@life-changers/react';
import {license, version} from 'library-facts';
import type {ReactNode} from 'react';
import {plainCode} from '../../live-code/code.js';
import {CodeBlock} from '../../shell/code-block.js';
import {
  API_GROUP,
  groupRoutes,
  GUIDE_GROUP,
  MENU_GROUPS,
  reactName,
  useSite,
  type SiteRoute,
} from '../../shell/site.js';
import {Link} from 'react-router-dom';
import {Install} from './install.js';
import {Overview} from './overview.js';
import {Proofs} from './proofs.js';
import {Stage} from './stage.js';

const COMMANDS = plainCode('npm ci && npm start\nnpm ci && npm test');

const FOOTER_LINKS = [
  ['/guides/installation', 'Installation'],
  ['/guides/accessibility', 'Accessibility'],
  ['/performance', 'Performance'],
  ['/theming', 'Theme builder'],
  ['/guides/changelog', 'Changelog'],
] as const;

/** Introduces the library: what it is, how to install it, a live screen, and all components. */
export default function HomePage(): ReactNode {
  const {routes} = useSite();
  const inMenu = groupRoutes(routes).filter(([group]) => MENU_GROUPS.includes(group));
  const demos = inMenu
    .filter(([group]) => group !== API_GROUP && group !== GUIDE_GROUP)
    .flatMap(([, members]) => members);
  const api = inMenu.find(([group]) => group === API_GROUP)?.[1] ?? [];

  return (
    <div className="page home">
      <div className="home-start">
        <h1 tabIndex={-1}>The hard parts of a web app, finished</h1>
        <Introduction elements={api.length} />
        <Install />
      </div>
      <Stage />
      <Proofs />
      <Overview routes={demos} />
      <Api routes={api} />
      <Audience />
      <Contribute />
      <Footer />
    </div>
  );
}

function Introduction({elements}: {elements: number}): ReactNode {
  return (
    <div>
      <p className="lead">
        Tables, date pickers, comboboxes, uploads, and forms that survive a failing server: what other
        libraries sell, or leave to you. Custom elements for every framework, with typed React components.
      </p>
      <div className="home-actions">
        <Button text="Get started" href="/guides/installation" />
        <Button text="Browse components" variant="secondary" href="#components" />
      </div>
      <p className="home-facts">
        {elements} components · {license} license · version {version}
      </p>
    </div>
  );
}

function Api({routes}: {routes: readonly SiteRoute[]}): ReactNode {
  return (
    <section className="home-api" aria-labelledby="api-reference">
      <h2 id="api-reference">API Reference</h2>
      <ul>
        {routes.map(route => (
          <li key={route.path}>
            <Link to={route.path}>{reactName(route.elements[0] ?? '')}</Link>
          </li>
        ))}
      </ul>
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
          <dd>
            Controlled or uncontrolled like React’s own inputs, with types, and safe to import on a server.
            Works with React 18 and 19, Vite, and Next.js.
          </dd>
        </div>
        <div>
          <dt>In Vue, Svelte, Angular, or no framework</dt>
          <dd>
            Custom elements with real form values: FormData, reset, and native validation work in any page
            that a server renders. See <a href="/plain.html">a plain page</a>.
          </dd>
        </div>
        <div>
          <dt>In strict environments</dt>
          <dd>
            No inline styles and no HTML from data. Everything works under <code>default-src 'self'</code> and
            Trusted Types.
          </dd>
        </div>
        <div>
          <dt>With servers that fail</dt>
          <dd>
            The <Link to="/tables">server table</Link> stays correct when responses are slow, stale, wrong, or
            missing. One <Link to="/validation">schema</Link> validates in React, in HTML, and in Node.
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Contribute(): ReactNode {
  return (
    <section className="home-contribute" aria-labelledby="contribute">
      <div>
        <h2 id="contribute">Contribute</h2>
        <p>
          Run the site and its tests from a clone of the repository. You need Node 20.19 or later.
          CONTRIBUTING.md explains the conventions.
        </p>
      </div>
      <CodeBlock code={COMMANDS} label="Commands" />
    </section>
  );
}

/** Where the page goes on. */
function Footer(): ReactNode {
  return (
    <footer className="home-footer">
      <p>
        Life Changers UI {version}, {license} license
      </p>
      <ul>
        {FOOTER_LINKS.map(([path, text]) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
