import {LcRangeSlider, type NumberPair, type NumberPairInput} from '@life-changers/elements/range-slider';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `RangeSlider`. */
export interface RangeSliderProps
  extends
    ControlProps<NumberPair>,
    PropsOf<
      LcRangeSlider,
      | 'initValue'
      | 'min'
      | 'max'
      | 'step'
      | 'minDistance'
      | 'fromLabel'
      | 'toLabel'
      | 'measurementUnit'
      | 'orientation'
      | 'marks'
      | 'showLimits'
      | 'showBubble'
    > {
  /** The numbers of both thumbs, if the component is controlled, such as `[20, 60]`. Update them in `onChange`. */
  value?: NumberPairInput | undefined;
  /**
   * Marks the label as required. It has no other effect, because a range slider always has a value.
   * @default false
   */
  required?: boolean | undefined;
}

/** A slider with two thumbs for a range of numbers, with a label, hint and validation message. */
export const RangeSlider = createBinding<LcRangeSlider, RangeSliderProps>({
  tag: 'lc-range-slider',
  elementClass: LcRangeSlider,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
