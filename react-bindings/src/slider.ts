import {LcSlider} from '@life-changers/elements/slider';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';

/** The props of `Slider`. */
export interface SliderProps extends FormControlProps<number> {
  /** The number, when the parent holds it; set it anew in `onChange`. */
  value?: number | undefined;
  /**
   * The number at the start and after a reset, when the component keeps its own.
   * @default 0
   */
  initValue?: number | undefined;
  /**
   * The number at the start of the track, which may lie below `min`.
   * @default `min`, or else 0
   */
  minValue?: number | undefined;
  /**
   * The number at the end of the track, which may lie above `max`.
   * @default `max`, or else 100
   */
  maxValue?: number | undefined;
  /**
   * The smallest valid number.
   * @default `minValue`
   */
  min?: number | undefined;
  /**
   * The greatest valid number.
   * @default `maxValue`
   */
  max?: number | undefined;
  /**
   * The distance between two numbers; `'any'` allows every number.
   * @default 1
   */
  step?: number | 'any' | undefined;
  /** What stands after the number and is read out with it, as `'px'`. */
  measurementUnit?: string | undefined;
  /**
   * Whether the label has the mark of a required control. A slider always has a value, so nothing else comes of it.
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
