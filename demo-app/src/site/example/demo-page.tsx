import type {ReactNode} from 'react';
import {ACCESSIBILITY_ID, ComponentTabs, EXAMPLES_ID} from '../component-page/component-tabs.js';
import {ANATOMY_ID, AccessibilityNotes, Anatomy} from '../component-page/notes.js';
import {Overview, OVERVIEW_PARTS, type OverviewProps} from '../component-page/overview.js';
import type {Inline} from '../guides/guide.js';
import {InlineText} from '../guides/inline-text.js';
import {ApiLinks} from '../page/api-links.js';
import {exampleId} from './example-id.js';
import {Example, type ExampleProps} from './example.js';
import {HydrationBoundary} from '../hydration/hydration-boundary.js';
import {OVERVIEW_ID, Page} from '../page/page.js';
import {useSite} from '../site.js';

/** What the build makes of the `page.md` of a page, and of the `overview.tsx` beside it (`scripts/site/guides.mjs`). */
export interface DemoPageProps {
  /** An introduction of one or two sentences. */
  readonly lead: readonly Inline[];
  /** What the page of a component says before its examples. Pages about several components have none. */
  readonly overview?: OverviewProps;
  readonly examples: readonly (Omit<ExampleProps, 'about'> & {readonly about: readonly Inline[]})[];
}

const API_ID = 'api-reference';

/**
 * A page of live examples that ends with links to the API pages of its elements. The page of a component starts with an
 * overview, and has accessibility notes.
 */
export function DemoPage({lead, overview, examples}: DemoPageProps): ReactNode {
  const {title, elements} = useSite().route;
  const hasParts = overview?.hasParts ?? true;
  const exampleParts = examples.map(example => ({id: exampleId(example.title), title: example.title}));
  const parts = overview
    ? [
        ...OVERVIEW_PARTS,
        ...exampleParts,
        ...(hasParts ? [{id: ANATOMY_ID, title: 'Anatomy'}] : []),
        {id: ACCESSIBILITY_ID, title: 'Accessibility'},
      ]
    : exampleParts;
  /** The anatomy follows the examples, and the links to the APIs are the end of the page. */
  const tabOf = (part: string | null) => {
    if (part === ACCESSIBILITY_ID || part === API_ID) return ACCESSIBILITY_ID;
    return part === null || OVERVIEW_PARTS.some(({id}) => id === part) ? OVERVIEW_ID : EXAMPLES_ID;
  };

  return (
    <Page
      title={title}
      lead={<InlineText text={lead} />}
      tabs={overview && (current => <ComponentTabs current={tabOf(current)} />)}
      parts={[...parts, {id: API_ID, title: 'API Reference'}]}
    >
      {overview && (
        <HydrationBoundary>
          <Overview {...overview} />
        </HydrationBoundary>
      )}
      {examples.map((example, index) => (
        <HydrationBoundary key={example.title}>
          <div id={index === 0 ? EXAMPLES_ID : undefined}>
            <Example {...example} about={<InlineText text={example.about} />} />
          </div>
        </HydrationBoundary>
      ))}
      {overview && hasParts && <Anatomy elements={elements} />}
      {overview && <AccessibilityNotes elements={elements} />}
      <ApiLinks id={API_ID} elements={elements} />
    </Page>
  );
}
