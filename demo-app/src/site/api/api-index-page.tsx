import summaries from 'element-summaries';
import {useMemo, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {componentGroups} from '../component-page/component-groups.js';
import {SiteFooter} from '../frame/site-footer.js';
import {Gallery, type GalleryEntry, type GalleryGroups} from '../gallery/gallery.js';
import {tasksOf} from '../gallery/tasks.js';
import {useScrollToHash} from '../page/page-arrival.js';
import {otherWordsOf} from '../search/page-entries.js';
import {apiPath, reactName, useSite, type SiteRoute} from '../site.js';

/** The elements with what they are, in the groups of the pages that show them first. */
export default function ApiIndexPage(): ReactNode {
  const {routes} = useSite();
  const groups = useMemo(() => elementGroups(routes), [routes]);
  useScrollToHash();

  return (
    <div className="page gallery is-compact">
      <div className="page-header">
        <h1 tabIndex={-1}>Components API</h1>
        <p className="lead">
          The props, attributes, events, methods, and styling hooks of each element, with a playground.{' '}
          <Link to="/components">See how they look</Link>
        </p>
      </div>
      <Gallery groups={groups} unit="elements" />
      <SiteFooter />
    </div>
  );
}

function elementGroups(routes: readonly SiteRoute[]): GalleryGroups {
  const groups = componentGroups(routes);
  const pages = groups.flatMap(([, members]) => members);
  const seen = new Set<string>();
  return groups.map(([group, members]) => {
    const elements = new Set(members.flatMap(page => page.elements).filter(name => !seen.has(name)));
    for (const name of elements) seen.add(name);
    return [group, [...elements].sort().map(name => entryOf(name, pages))] as const;
  });
}

/** An element is for the tasks of the pages that show it, and found by their words. */
function entryOf(element: string, pages: readonly SiteRoute[]): GalleryEntry {
  const paths = pages.filter(({elements}) => elements.includes(element)).map(({path}) => path);
  const title = reactName(element);
  const summary = (summaries[element] ?? '').replace(PATTERN, '');
  return {
    path: apiPath(element),
    title,
    summary,
    tag: `<lc-${element}>`,
    tasks: paths.flatMap(tasksOf),
    words: [title, `lc-${element}`, summary, ...paths.map(otherWordsOf)].join(' '),
  };
}

/** The pattern of an element at the end of its summary, which its page has. */
const PATTERN = / \([^(]*ARIA Authoring Practices.*(?=\.$)/;
