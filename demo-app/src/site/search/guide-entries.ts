import headings from 'guide-headings';
import {GUIDE_TOPICS} from '../../content/guides/list.js';
import type {SearchEntry} from './search-entries.js';

/** The sections of the guides and the tokens of the theme. */
export const guideEntries: readonly SearchEntry[] = GUIDE_TOPICS.flatMap(({guides}) => guides).flatMap(
  ({slug, title}) =>
    (headings[slug] ?? []).map(heading => ({
      text: heading.title,
      description: title,
      group: 'In the guides',
      href: `/guides/${slug}#${heading.id}`,
    })),
);
