import {LcSteps, type StepChangeDetail} from '@life-changers/elements/steps';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Steps`. */
export interface StepsProps extends PropsOf<LcSteps, 'active' | 'nextText' | 'previousText'> {
  /**
   * Called before another step is shown, after the current one was checked. Call `event.preventDefault()` to stay, unless
   * the reason is an issue.
   */
  onStepChange?: ((event: CustomEvent<StepChangeDetail>) => void) | undefined;
  /** Called after another step is shown. */
  onAfterStepChange?: ((event: CustomEvent<StepChangeDetail>) => void) | undefined;
  /**
   * The `Step` components. A child with `slot="submit"`, such as the submit button, is visible in the last step. A child
   * with `slot="footer"` replaces the buttons.
   */
  children?: ReactNode | undefined;
}

/** The steps of one form, shown one at a time, with a list of them. */
export const Steps = createBinding<LcSteps, StepsProps>({
  tag: 'lc-steps',
  elementClass: LcSteps,
  events: {onStepChange: 'lc-step-change', onAfterStepChange: 'lc-after-step-change'},
});
