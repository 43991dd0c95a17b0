import type {ReactNode} from 'react';
import {ApiLinks} from './api-links.js';
import {Example, exampleId, type ExampleProps} from './example.js';
import {HydrationBoundary} from './hydration-boundary.js';
import {Page} from './page.js';
import {useSite} from './site.js';

/** What the module of a page exports. */
export interface DemoPageProps {
  /** An introduction of one or two sentences. */
  readonly lead: ReactNode;
  readonly examples: readonly ExampleProps[];
}

const API_ID = 'api-reference';

/** A page of live examples that ends with links to the API pages of its elements. */
export function DemoPage({lead, examples}: DemoPageProps): ReactNode {
  const {title, elements} = useSite().route;
  const parts = examples.map(example => ({id: exampleId(example.title), title: example.title}));

  return (
    <Page title={title} lead={lead} parts={[...parts, {id: API_ID, title: 'API Reference'}]} isWide>
      {examples.map(example => (
        <HydrationBoundary key={example.title}>
          <Example {...example} />
        </HydrationBoundary>
      ))}
      <ApiLinks id={API_ID} elements={elements} />
    </Page>
  );
}
