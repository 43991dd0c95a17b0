import type {ReactNode} from 'react';
import {ApiLinks} from '../shell/api-links.js';
import {Page} from '../shell/page.js';
import {API_GROUP, BLOCK_GROUP, groupRoutes, useSite} from '../shell/site.js';

/** Links to the API pages of all elements, grouped by the topic of their demos. */
export default function ApiIndexPage(): ReactNode {
  const {routes} = useSite();
  const seen = new Set<string>();
  const groups = groupRoutes(
    routes.filter(({group, elements}) => ![API_GROUP, BLOCK_GROUP].includes(group) && elements.length > 0),
  ).map(([title, members]) => {
    const elements = [...new Set(members.flatMap(route => route.elements))].filter(name => !seen.has(name));
    for (const name of elements) seen.add(name);
    return {id: title.toLowerCase(), title, elements: elements.sort()};
  });

  return (
    <Page
      title="Components API"
      lead="The props, attributes, events, methods, and styling hooks of every component."
      parts={groups}
    >
      {groups.map(({id, title, elements}) => (
        <ApiLinks key={id} id={id} title={title} elements={elements} />
      ))}
    </Page>
  );
}
