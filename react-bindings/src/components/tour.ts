import {LcTour, type TourEndDetail, type TourStepDetail} from '@life-changers/elements/tour';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Tour`. */
export interface TourProps extends PropsOf<LcTour, 'rememberAs' | 'steps'> {
  /** Called before a step is shown. Call `event.preventDefault()` to stay, and `show()` of the element later. */
  onTourStep?: ((event: CustomEvent<TourStepDetail>) => void) | undefined;
  /** Called when the tour has ended. `event.detail.reason` says why. */
  onTourEnd?: ((event: CustomEvent<TourEndDetail>) => void) | undefined;
}

/** A tour of the page. Start it with `start()` of its `ref`. */
export const Tour = createBinding<LcTour, TourProps>({
  tag: 'lc-tour',
  elementClass: LcTour,
  events: {onTourStep: 'lc-tour-step', onTourEnd: 'lc-tour-end'},
});
