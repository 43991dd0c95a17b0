import {LcAccordion} from '@life-changers/elements/accordion';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Accordion`. */
export interface AccordionProps extends PropsOf<LcAccordion, 'headingLevel' | 'multiple'> {
  /** The `AccordionItem` components. */
  children?: ReactNode | undefined;
}

/** Sections that users open and close by their headings. */
export const Accordion = createBinding<LcAccordion, AccordionProps>({
  tag: 'lc-accordion',
  elementClass: LcAccordion,
});
