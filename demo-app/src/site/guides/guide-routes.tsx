import {lazyPage, type LazyPage} from '../hydration/lazy-page.js';
import {GUIDE_GROUP, type SiteRoute} from '../site.js';
import type {Guide} from './guide.js';
import {GUIDE_TOPICS} from '../../content/guides/list.js';

/** A page that loads its guide, and the code that shows guides, when it is first visited. */
const guidePage = (load: () => Promise<{readonly default: Guide}>): LazyPage =>
  lazyPage(async () => {
    const [{GuidePage}, text] = await Promise.all([import('./guide-page.js'), load()]);
    return {default: () => <GuidePage guide={text.default} />};
  });

/** The overview of the guides, and each guide. */
export const guideRoutes: readonly SiteRoute[] = [
  {
    path: '/guides',
    title: 'Guides',
    summary: 'All guides, from installation to production.',
    group: GUIDE_GROUP,
    elements: [],
    Page: lazyPage(() => import('./guides-page.js')),
  },
  ...GUIDE_TOPICS.flatMap(({guides}) => guides).map(({slug, title, summary, load}) => ({
    path: `/guides/${slug}`,
    title,
    summary,
    group: GUIDE_GROUP,
    elements: [],
    Page: guidePage(load),
  })),
];
