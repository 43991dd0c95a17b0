import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {CodeBlock, plainCode} from '../../shell/code-block.js';
import {Example} from '../../shell/example.js';
import {COMPANY_GROUP, groupRoutes, useSite, type SiteRoute} from '../../shell/site.js';
import Hello from './examples/hello.js';
import helloCode from './examples/hello.tsx?code';

const COMMANDS = plainCode('npm ci && npm start\nnpm ci && npm test');

/** What this is, one piece of it live, how to run it, and everything else there is. */
export default function HomePage(): ReactNode {
  const {routes} = useSite();
  const others = routes.filter(route => !['', COMPANY_GROUP].includes(route.group));

  return (
    <div className="page home">
      <header className="page-header">
        <h1 tabIndex={-1}>Interface pieces for React, and for pages without it</h1>
        <p className="lead">
          Form controls with validation, tables, buttons and type. Each is a standard custom element, and each
          has a typed React component.
        </p>
      </header>
      <Example
        title="Try one"
        about="Make the name too short. The rule is one line, and it is the same in React, in a plain form and in Node."
        Live={Hello}
        code={helloCode}
      />
      <Promises />
      <section aria-labelledby="run-it">
        <h2 id="run-it">Run it</h2>
        <p className="about">
          The first command builds everything and serves this site, the second one tests it in the browsers
          that it finds. Node 20.19 or later is all you need.
        </p>
        <CodeBlock code={COMMANDS} label="Commands" />
      </section>
      <section aria-labelledby="all-pages">
        <h2 id="all-pages">All pages</h2>
        {groupRoutes(others).map(([group, members]) => (
          <PageList key={group} title={group} routes={members} />
        ))}
      </section>
    </div>
  );
}

function Promises(): ReactNode {
  return (
    <section className="promises" aria-label="What you can rely on">
      <div>
        <h2>Real form controls</h2>
        <p>FormData, reset, disabled fieldsets and native validation work as they do for an input.</p>
      </div>
      <div>
        <h2>No build needed</h2>
        <p>
          One script and one stylesheet are enough, as on <a href="/plain.html">this plain page</a>.
        </p>
      </div>
      <div>
        <h2>Strict by default</h2>
        <p>No inline style and no HTML from data, so the strictest content security policy holds.</p>
      </div>
    </section>
  );
}

function PageList({title, routes}: {title: string; routes: readonly SiteRoute[]}): ReactNode {
  return (
    <div className="page-list">
      <h3>{title}</h3>
      <ul>
        {routes.map(route => (
          <li key={route.path}>
            <Link to={route.path}>{route.title}</Link>
            <p>{route.summary}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
