import {LcSlider} from '@life-changers/elements/slider';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Slider`. */
export interface SliderProps
  extends
    ControlProps<number>,
    PropsOf<
      LcSlider,
      | 'initValue'
      | 'minValue'
      | 'maxValue'
      | 'min'
      | 'max'
      | 'step'
      | 'measurementUnit'
      | 'orientation'
      | 'marks'
      | 'showLimits'
      | 'showBubble'
    > {
  /** The number, if the component is controlled. Update it in `onChange`. */
  value?: number | undefined;
  /**
   * Marks the label as required. It has no other effect, because a slider always has a value.
   * @default false
   */
  required?: boolean | undefined;
}

/** A slider for a number in a range, with a label, hint and validation message. */
export const Slider = createBinding<LcSlider, SliderProps>({
  tag: 'lc-slider',
  elementClass: LcSlider,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
