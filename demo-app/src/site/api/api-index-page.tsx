import summaries from 'element-summaries';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {componentGroups} from '../component-page/component-groups.js';
import {SectionHeading} from '../page/heading.js';
import {Page} from '../page/page.js';
import {apiPath, reactName, useSite} from '../site.js';

/** The elements with what they are, in the groups of the pages that show them first. */
export default function ApiIndexPage(): ReactNode {
  const {routes} = useSite();
  const seen = new Set<string>();
  const groups = componentGroups(routes).map(([title, members]) => {
    const elements = [...new Set(members.flatMap(route => route.elements))].filter(name => !seen.has(name));
    for (const name of elements) seen.add(name);
    return {id: title.toLowerCase(), title, elements: elements.sort()};
  });

  return (
    <Page
      title="Components API"
      lead={
        <>
          The props, attributes, events, methods, and styling hooks of each element, with a playground.{' '}
          <Link to="/components">See how they look</Link>
        </>
      }
      hasContents={false}
      parts={groups}
    >
      {groups.map(({id, title, elements}) => (
        <section key={id} aria-labelledby={id}>
          <SectionHeading id={id}>{title}</SectionHeading>
          <ul className="api-index">
            {elements.map(element => (
              <li key={element}>
                <h3>
                  <Link to={apiPath(element)}>{reactName(element)}</Link>
                </h3>
                <code>{`<lc-${element}>`}</code>
                <p>{summaries[element]}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
