import {lazy, type ReactNode} from 'react';
import {Disclosure} from '../controls/disclosure.js';
import {SectionHeading} from '../page/heading.js';
import {HydrationBoundary} from '../hydration/hydration-boundary.js';
import {ACCESSIBILITY_ID} from './component-tabs.js';

export const ANATOMY_ID = 'anatomy';

const AnatomyList = lazy(() => import('./anatomy-list.js'));
const KeysAndNotes = lazy(() => import('./keys-and-notes.js'));

interface SectionProps {
  /** The elements of the page, by name. */
  readonly elements: readonly string[];
}

/** The parts of the elements. */
export function Anatomy({elements}: SectionProps): ReactNode {
  return (
    <section aria-labelledby={ANATOMY_ID}>
      <SectionHeading id={ANATOMY_ID}>Anatomy</SectionHeading>
      <Disclosure summary="The parts that CSS can style. Point at one to see where it is above.">
        <HydrationBoundary>
          <AnatomyList elements={elements} />
        </HydrationBoundary>
      </Disclosure>
    </section>
  );
}

/** What the accessibility guide says about the elements. */
export function AccessibilityNotes({elements}: SectionProps): ReactNode {
  return (
    <section className="guide" aria-labelledby={ACCESSIBILITY_ID}>
      <SectionHeading id={ACCESSIBILITY_ID}>Accessibility</SectionHeading>
      <HydrationBoundary>
        <KeysAndNotes elements={elements} />
      </HydrationBoundary>
    </section>
  );
}
