import type {ReactNode} from 'react';
import {LinkList} from '../page/link-list.js';
import {Page} from '../page/page.js';
import {useSite} from '../site.js';
import {GUIDE_TOPICS} from '../../content/guides/list.js';

/** Links to all guides, by topic. */
export default function GuidesPage(): ReactNode {
  const {routes} = useSite();
  const topics = GUIDE_TOPICS.map(({title, guides}) => ({
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    members: guides.flatMap(({slug}) => routes.find(({path}) => path === `/guides/${slug}`) ?? []),
  }));

  return (
    <Page
      title="Guides"
      lead="From the first form to a production app: what to write, what you get, and what can go wrong."
      parts={topics}
    >
      {topics.map(({id, title, members}) => (
        <section key={id} className="guide-index" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <LinkList routes={members} />
        </section>
      ))}
    </Page>
  );
}
