import type {ReactNode} from 'react';
import {ApiLinks} from '../shell/api-links.js';
import {Page} from '../shell/page.js';
import {API_GROUP, groupRoutes, useSite} from '../shell/site.js';

/** Every element by the subject of the page that shows it, with a link to what it takes. */
export default function ApiIndexPage(): ReactNode {
  const {routes} = useSite();
  const seen = new Set<string>();
  const groups = groupRoutes(
    routes.filter(route => route.group !== API_GROUP && route.elements.length > 0),
  ).map(([title, members]) => {
    const elements = [...new Set(members.flatMap(route => route.elements))].filter(name => !seen.has(name));
    for (const name of elements) seen.add(name);
    return {id: title.toLowerCase(), title, elements: elements.sort()};
  });

  return (
    <Page
      title="Components API"
      lead="What every component takes, tells and lets you style, in React and as a tag."
      parts={groups}
    >
      {groups.map(({id, title, elements}) => (
        <ApiLinks key={id} id={id} title={title} elements={elements} />
      ))}
    </Page>
  );
}
