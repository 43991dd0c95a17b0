import type {ReactNode} from 'react';
import {ACCESSIBILITY_ID, ComponentTabs} from '../component-page/component-tabs.js';
import {ANATOMY_ID, AccessibilityNotes, Anatomy} from '../component-page/notes.js';
import type {Inline} from '../guides/guide.js';
import {InlineText} from '../guides/inline-text.js';
import {HydrationBoundary} from '../hydration/hydration-boundary.js';
import {ApiLinks} from '../page/api-links.js';
import {OVERVIEW_ID, Page} from '../page/page.js';
import {useSite} from '../site.js';
import {exampleId} from './example-id.js';
import {Example, type ExampleFile, type ExampleProps} from './example.js';
import {GLANCE_ID} from './glance.js';
import {USE_ID, WhenToUse} from './overview.js';
import {StageBar} from './stage-bar.js';
import {useStageSettings} from '../languages/use-stage-settings.js';
import {EXAMPLES_ID} from './use-chosen.js';
import {Workbench, type WorkbenchProps} from './workbench.js';

/** A page of live examples (`DemoContent`), whose files load when they are shown. */
export interface DemoPageProps {
  /** An introduction of one or two sentences. */
  readonly lead: readonly Inline[];
  readonly examples: WorkbenchProps['examples'];
  /** What the page of a component says of it. Pages about several components have none. */
  readonly component?: Pick<WorkbenchProps, 'overview' | 'loadStateCodes'>;
}

/** What the build makes of the `page.md` of a page, and of the `overview.tsx` beside it (`scripts/site/guides.mjs`). */
export interface DemoContent extends Omit<DemoPageProps, 'examples'> {
  readonly examples: readonly (Pick<ExampleProps, 'title' | 'about'> & {
    readonly load: () => Promise<ExampleFile>;
  })[];
}

const API_ID = 'api-reference';

/** A page of live examples that ends with links to the API pages of its elements. */
export function DemoPage({lead, examples, component}: DemoPageProps): ReactNode {
  return component ? (
    <ComponentPage lead={lead} examples={examples} {...component} />
  ) : (
    <ExamplesPage lead={lead} examples={examples} />
  );
}

/** A page about several components: all examples, one after the other. */
function ExamplesPage({lead, examples}: Pick<DemoPageProps, 'lead' | 'examples'>): ReactNode {
  const {title, elements} = useSite().route;
  const [settings, setSettings] = useStageSettings();
  return (
    <Page
      title={title}
      lead={<InlineText text={lead} />}
      parts={[
        ...examples.map(example => ({id: exampleId(example.title), title: example.title})),
        {id: API_ID, title: 'API Reference'},
      ]}
    >
      <StageBar chosen={EXAMPLES_ID} settings={settings} onChange={setSettings} />
      {examples.map(example => (
        <HydrationBoundary key={example.title}>
          <Example {...example} elements={elements} settings={settings} />
        </HydrationBoundary>
      ))}
      <ApiLinks id={API_ID} elements={elements} />
    </Page>
  );
}

type ComponentPageProps = Omit<WorkbenchProps, 'elements'> & Pick<DemoPageProps, 'lead'>;

/** The page of a component: its workbench, when to use it, its parts, and its accessibility. */
function ComponentPage({lead, overview, ...workbench}: ComponentPageProps): ReactNode {
  const {title, elements} = useSite().route;
  const {hasParts = true, use, avoid} = overview;
  return (
    <Page
      title={title}
      lead={<InlineText text={lead} />}
      tabs={current => <ComponentTabs current={tabOf(current)} />}
      hasContents={false}
      parts={[
        {id: GLANCE_ID, title: 'At a glance'},
        {id: USE_ID, title: 'When to use it'},
        ...(hasParts ? [{id: ANATOMY_ID, title: 'Anatomy'}] : []),
        {id: ACCESSIBILITY_ID, title: 'Accessibility'},
        {id: API_ID, title: 'API Reference'},
      ]}
    >
      <HydrationBoundary>
        <Workbench {...workbench} overview={overview} elements={elements} />
      </HydrationBoundary>
      <WhenToUse use={use} avoid={avoid} />
      {hasParts && <Anatomy elements={elements} />}
      <AccessibilityNotes elements={elements} />
      <ApiLinks id={API_ID} elements={elements} />
    </Page>
  );
}

/** The tab of a part of the page. */
const tabOf = (part: string | null) =>
  part === ACCESSIBILITY_ID || part === API_ID ? ACCESSIBILITY_ID : OVERVIEW_ID;
