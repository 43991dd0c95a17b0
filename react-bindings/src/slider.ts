import {LcSlider} from '@life-changers/elements/slider';
import {createBinding} from './create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from './props-of.js';

/** The props of `Slider`. */
export interface SliderProps
  extends
    ControlProps<number>,
    PropsOf<LcSlider, 'initValue' | 'minValue' | 'maxValue' | 'min' | 'max' | 'step' | 'measurementUnit'> {
  /** The number, if the component is controlled; update it in `onChange`. */
  value?: number | undefined;
  /**
   * Marks the label as required, and does nothing else: a slider always has a value.
   * @default false
   */
  required?: boolean | undefined;
}

/** A number from a range, set by dragging or by the arrow keys, with its label, hint and validation message. */
export const Slider = createBinding<LcSlider, SliderProps>({
  name: 'Slider',
  tag: 'lc-slider',
  elementClass: LcSlider,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
