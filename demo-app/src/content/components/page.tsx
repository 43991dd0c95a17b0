import {useMemo, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {componentGroups} from '../../site/component-page/component-groups.js';
import {SiteFooter} from '../../site/frame/site-footer.js';
import {Gallery, type GalleryEntry} from '../../site/gallery/gallery.js';
import {tasksOf} from '../../site/gallery/tasks.js';
import {useScrollToHash} from '../../site/page/page-arrival.js';
import {pageEntry} from '../../site/search/page-entries.js';
import {useSite, type SiteRoute} from '../../site/site.js';
import {Thumbnail} from './thumbnail.js';

/** The components in cards with a picture, which users filter by what they want to do. */
export default function ComponentsPage(): ReactNode {
  const {routes} = useSite();
  const groups = useMemo(
    () => componentGroups(routes).map(([group, pages]) => [group, pages.map(entryOf)] as const),
    [routes],
  );
  useScrollToHash();

  return (
    <div className="page gallery">
      <div className="page-header">
        <h1 tabIndex={-1}>Components</h1>
        <p className="lead">
          What is in the library, as it looks in an app. Each page has live examples with their code, and each
          element has <Link to="/api">its API</Link>.
        </p>
      </div>
      <Gallery groups={groups} unit="pages" picture={({path}) => <Thumbnail path={path} />} />
      <SiteFooter />
    </div>
  );
}

function entryOf(route: SiteRoute): GalleryEntry {
  const {text, description, words} = pageEntry(route);
  return {...route, tasks: tasksOf(route.path), words: `${text} ${description} ${words}`};
}
