import {useMemo, useState, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {GuideBlocks} from '../guides/guide-blocks.js';
import {attribute, codeOf, tagLines, type Line} from '../live-code/code-lines.js';
import {plainLines} from '../live-code/plain-lines.js';
import {ComponentTabs} from '../component-page/component-tabs.js';
import {LinkList} from '../page/link-list.js';
import {CodeBlock} from '../code/code-block.js';
import {FilterField} from '../controls/filter-field.js';
import {SectionHeading} from '../page/heading.js';
import {Page} from '../page/page.js';
import {API_GROUP, useSite} from '../site.js';
import {apiSections} from './api-sections.js';
import {FormerIds} from './api-table.js';
import {InlineCode} from './inline-code.js';
import {Playground} from './playground/playground.js';
import type {Reference} from './reference.js';

export {loadLiveElement} from './playground/use-live-element.js';

/** The API page of an element: a playground, its properties in React and as a tag, its keys, and links to its demos. */
export function ApiPage({reference}: {reference: Reference}): ReactNode {
  const [text, setText] = useState('');
  const sections = useMemo(() => apiSections(reference, text), [reference, text]);
  const hasNotes = reference.accessibility.length > 0;

  return (
    <Page
      title={reference.react}
      lead={<InlineCode text={reference.summary} />}
      tabs={() => <ComponentTabs />}
      parts={[
        {id: 'playground', title: 'Playground'},
        {id: 'import', title: 'Import'},
        ...sections.map(({id, title}) => ({id, title})),
        ...(hasNotes ? [{id: 'accessibility', title: 'Accessibility'}] : []),
        {id: 'code-samples', title: 'Code Samples'},
      ]}
    >
      <section aria-labelledby="playground">
        <SectionHeading id="playground">Playground</SectionHeading>
        <Playground reference={reference} />
      </section>
      <Import reference={reference} />
      <search className="api-filter" aria-label="API">
        <FilterField
          label="Filter the tables"
          placeholder="Name or description"
          value={text}
          onChange={setText}
        >
          {text.trim() !== '' && countText(sections)}
        </FilterField>
      </search>
      {sections.map(({id, title, about, content, formerIds}) => (
        <section key={id} aria-labelledby={id}>
          <FormerIds ids={formerIds} />
          <SectionHeading id={id}>{title}</SectionHeading>
          {about && <p className="about">{about}</p>}
          {content}
        </section>
      ))}
      {hasNotes && <Accessibility reference={reference} />}
      <CodeSamples element={reference.name} />
    </Page>
  );
}

function countText(sections: readonly {readonly items: number}[]): string {
  const count = sections.reduce((sum, {items}) => sum + items, 0);
  return count === 0 ? 'Nothing matches.' : count === 1 ? '1 entry' : `${count} entries`;
}

const emptyTag = (tag: string, attributes: readonly Line[] = []): Line[] =>
  tagLines(tag, {attributes, children: [], indent: '', whenEmpty: 'pair'});

const SCRIPT = emptyTag('script', [
  attribute('type', '"module"'),
  attribute('src', '"life-changers.min.js"'),
]);

/** How firm the API is. */
const STATUSES: Readonly<Record<string, string>> = {
  experimental: 'Experimental: its API can change in any minor version. ',
  stable: 'Stable: its API changes only after a version that warns. ',
};

function Import({reference: {tag, status, importReact, importElement}}: {reference: Reference}): ReactNode {
  return (
    <section aria-labelledby="import">
      <SectionHeading id="import">Import</SectionHeading>
      <p>
        {STATUSES[status]}
        <Link to="/guides/versions">What each status promises</Link>
      </p>
      <h3>In React</h3>
      <CodeBlock code={codeOf(plainLines(importReact))} label="Import in React" />
      <h3>As a tag, with a bundler</h3>
      <CodeBlock code={codeOf(plainLines(importElement))} label="Import with a bundler" />
      <h3>As a tag, in a plain page</h3>
      <CodeBlock code={codeOf([...SCRIPT, [], ...emptyTag(tag)])} label="Use in a plain page" />
    </section>
  );
}

/** What the accessibility guide says about the element. */
function Accessibility({reference: {accessibility}}: {reference: Reference}): ReactNode {
  return (
    <section className="guide" aria-labelledby="accessibility">
      <SectionHeading id="accessibility">Accessibility</SectionHeading>
      <GuideBlocks blocks={accessibility} title="Keys" />
    </section>
  );
}

function CodeSamples({element}: {element: string}): ReactNode {
  const demos = useSite().routes.filter(
    route => route.group !== API_GROUP && route.elements.includes(element),
  );
  return (
    <section aria-labelledby="code-samples">
      <SectionHeading id="code-samples">Code Samples</SectionHeading>
      <LinkList routes={demos} />
    </section>
  );
}
