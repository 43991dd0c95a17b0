import {LcStep} from '@life-changers/elements/step';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Step`. */
export interface StepProps extends PropsOf<LcStep, 'name' | 'headingLevel'> {
  /** The heading of the step, which is also its text in the list of steps. */
  title: string;
  /** The fields of the step. */
  children?: ReactNode | undefined;
}

/** A step of a form. Put it directly into `Steps`. */
export const Step = createBinding<LcStep, StepProps>({
  tag: 'lc-step',
  elementClass: LcStep,
  renamed: {title: 'heading'},
});
