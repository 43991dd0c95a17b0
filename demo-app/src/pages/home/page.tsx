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

/** Introduces the library: a live form, table, and toast, how to run it, and how to import it. */
export default function HomePage(): ReactNode {
  const {routes} = useSite();

  return (
    <div className="page home">
      <div className="home-start">
        <div className="page-header">
          <h1 tabIndex={-1}>Accessible UI components for React and plain HTML</h1>
          <p className="lead">
            Form controls with validation, date pickers, tables, modals, toasts, and navigation. Each is a
            custom element with a typed React component.
          </p>
        </div>
        <dl className="home-code">
          <div>
            <dt>Run and test</dt>
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
        about="Submit the empty form to see its messages. Then add a member, sort the table, and undo."
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
          FormData, reset, disabled fieldsets, and native validation work like they do for native inputs. One
          schema validates a form in React, <a href="/plain-schema.html">in plain HTML</a>, and in Node.
        </p>
      </div>
      <div>
        <h2>Ready for failing servers</h2>
        <p>
          The <Link to="/tables">server table</Link> stays correct when responses are slow, stale, wrong, or
          missing.
        </p>
      </div>
      <div>
        <h2>Strict by default</h2>
        <p>
          No inline styles and no HTML from data: everything works under the strictest content security
          policy.
        </p>
      </div>
    </section>
  );
}

/** Links to the pages of a group. API pages show only the name, because their summaries are all alike. */
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
