import {LcRating} from '@life-changers/elements/rating';
import '@life-changers/elements/rules';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Rating`. `onChange` and the rules receive a number, or null for no rating. */
export interface RatingProps
  extends
    ControlProps<number | null>,
    PropsOf<LcRating, 'initValue' | 'max' | 'step' | 'readOnly' | 'size' | 'valueText'> {
  /** The number of stars, if the component is controlled, or null for no rating. Update it in `onChange`. */
  value?: number | null | undefined;
  /** An `<svg>` with `slot="icon"` replaces the star. */
  children?: ReactNode | undefined;
}

/** A number of stars that users give, with a label, hint and validation message. */
export const Rating = createBinding<LcRating, RatingProps>({
  tag: 'lc-rating',
  elementClass: LcRating,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
