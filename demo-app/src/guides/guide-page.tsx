import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {Page} from '../shell/page.js';
import {GUIDE_GROUP, useSite} from '../shell/site.js';
import {GuideBlocks} from './guide-blocks.js';
import type {Guide} from './guide.js';
import {InlineText} from './inline-text.js';

/** A guide, with links to the previous and the next one. */
export function GuidePage({guide: {title, lead, sections}}: {guide: Guide}): ReactNode {
  const parts = sections.filter(({id}) => id !== '').map(({id, title}) => ({id, title}));
  return (
    <Page title={title} lead={<InlineText text={lead} />} parts={parts}>
      {sections.map(section => (
        <section key={section.id} className="guide" aria-labelledby={section.id || undefined}>
          {section.id !== '' && <h2 id={section.id}>{section.title}</h2>}
          <GuideBlocks blocks={section.blocks} title={section.title || title} />
        </section>
      ))}
      <Neighbors />
    </Page>
  );
}

function Neighbors(): ReactNode {
  const {routes, route} = useSite();
  const guides = routes.filter(({group, path}) => group === GUIDE_GROUP && path !== '/guides');
  const index = guides.indexOf(route);
  const [previous, next] = [guides[index - 1], guides[index + 1]];
  return (
    <nav className="guide-neighbors" aria-label="Previous and next guide">
      {previous && (
        <Link to={previous.path} rel="prev">
          <span>Previous</span> {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next">
          <span>Next</span> {next.title}
        </Link>
      )}
    </nav>
  );
}
