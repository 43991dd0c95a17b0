import type {ReactNode} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {API_GROUP, apiPath, reactName, useSite} from '../shell/site.js';
import {componentOfPage} from './component-of.js';

/** The ids of the parts that the tabs link to. */
export const EXAMPLES_ID = 'examples';
export const ACCESSIBILITY_ID = 'accessibility';

/** Links between the parts of a component: its overview, examples, and notes on one page, and the APIs of its elements. */
export function ComponentTabs(): ReactNode {
  const {routes, route} = useSite();
  const {hash} = useLocation();
  const component = componentOfPage(route, routes);
  if (component === null) return null;

  const {path, title, elements} = component;
  const isApi = route.group === API_GROUP;
  const tabs = [
    ['Overview', path],
    ['Examples', `${path}#${EXAMPLES_ID}`],
    ['API', isApi ? route.path : apiPath(elements[0] ?? '')],
    ['Accessibility', `${path}#${ACCESSIBILITY_ID}`],
  ] as const;
  const places = tabs.map(([, to]) => to);
  const current = isApi ? route.path : places.includes(path + hash) ? path + hash : path;

  return (
    <nav className="component-tabs" aria-label={title}>
      <ul>
        {tabs.map(([text, to]) => (
          <li key={text}>
            <Link to={to} aria-current={to === current ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {isApi && elements.length > 1 && (
        <ul className="component-elements">
          {elements.map(element => (
            <li key={element}>
              <Link to={apiPath(element)} aria-current={apiPath(element) === route.path ? 'page' : undefined}>
                {reactName(element)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
