import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {CodeBlock, plainCode} from '../../shell/code-block.js';
import {Example} from '../../shell/example.js';
import {API_GROUP, groupRoutes, MENU_GROUPS, reactName, useSite, type SiteRoute} from '../../shell/site.js';
import Team from './examples/team.js';
import teamCode from './examples/team.tsx?code';

const COMMANDS = plainCode('npm ci && npm start\nnpm ci && npm test');
const IMPORT_REACT = plainCode("import {Button, DataTable, useToast} from '@life-changers/react';");
const IMPORT_PLAIN = plainCode('<script type="module" src="life-changers.min.js"></script>');

/** What this is, in one screen: a live form, table and toast, how to run it, and how to import it. */
export default function HomePage(): ReactNode {
  const {routes} = useSite();

  return (
    <div className="page home">
      <div className="home-start">
        <div className="page-header">
          <h1 tabIndex={-1}>Interface pieces for React, and for pages without it</h1>
          <p className="lead">
            Form controls with validation, date pickers, tables, modals, toasts and navigation. Each is a
            custom element, and each has a typed React component.
          </p>
        </div>
        <dl className="home-code">
          <div>
            <dt>Run it, test it</dt>
            <dd>
              <CodeBlock code={COMMANDS} label="Commands" />
            </dd>
          </div>
          <div>
            <dt>In React</dt>
            <dd>
              <CodeBlock code={IMPORT_REACT} label="Import in React" />
            </dd>
          </div>
          <div>
            <dt>
              In <a href="/plain.html">a plain page</a>
            </dt>
            <dd>
              <CodeBlock code={IMPORT_PLAIN} label="Import in a plain page" />
            </dd>
          </div>
        </dl>
      </div>
      <Example
        title="Try it"
        about="Send it empty, fill it in, sort, and undo."
        Live={Team}
        code={teamCode}
      />
      <Promises />
      <section aria-labelledby="all-pages">
        <h2 id="all-pages">All pages</h2>
        {groupRoutes(routes)
          .filter(([group]) => MENU_GROUPS.includes(group))
          .map(([group, members]) => (
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
        <p>
          FormData, reset, disabled fieldsets and native validation work as they do for an input. One schema
          checks a value in React, <a href="/plain-schema.html">in a plain page</a> and in Node.
        </p>
      </div>
      <div>
        <h2>Servers that fail</h2>
        <p>
          The <Link to="/tables">server table</Link> stays right when answers are slow, stale, wrong or
          missing.
        </p>
      </div>
      <div>
        <h2>Strict by default</h2>
        <p>No inline style and no HTML from data, so the strictest content security policy holds.</p>
      </div>
    </section>
  );
}

/** The pages of a group. Those of the API are many and say the same of each element, so that its name is enough. */
function PageList({title, routes}: {title: string; routes: readonly SiteRoute[]}): ReactNode {
  const isApi = title === API_GROUP;
  return (
    <div className={isApi ? 'page-list is-names' : 'page-list'}>
      <h3>{title}</h3>
      <ul>
        {routes.map(route => (
          <li key={route.path}>
            <Link to={route.path}>{isApi ? reactName(route.elements[0] ?? '') : route.title}</Link>
            {!isApi && <p>{route.summary}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
