import type {ReactNode} from 'react';
import {SectionHeading} from '../page/heading.js';
import {Page} from '../page/page.js';
import {GuideBlocks} from './guide-blocks.js';
import type {Guide} from './guide.js';
import {InlineText} from './inline-text.js';

/** A guide. */
export function GuidePage({guide: {title, lead, sections}}: {guide: Guide}): ReactNode {
  const parts = sections.filter(({id}) => id !== '').map(({id, title}) => ({id, title}));
  return (
    <Page title={title} lead={<InlineText text={lead} />} parts={parts}>
      {sections.map(section => (
        <section key={section.id} className="guide" aria-labelledby={section.id || undefined}>
          {section.id !== '' && <SectionHeading id={section.id}>{section.title}</SectionHeading>}
          <GuideBlocks blocks={section.blocks} title={section.title || title} />
        </section>
      ))}
    </Page>
  );
}
