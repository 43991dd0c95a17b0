import {LcColorInput} from '@life-changers/elements/color-input';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import {OPEN_EVENTS, type PopupProps} from './popup-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `ColorInput`. */
export interface ColorInputProps
  extends
    ControlProps<string>,
    PropsOf<LcColorInput, 'initValue' | 'format' | 'alpha' | 'swatches' | 'contrastWith'>,
    PopupProps {
  /** The color in the notation of `format`, if the component is controlled, or `''`. Update it in `onChange`. */
  value?: string | undefined;
}

/** A text field for a color with a popup to choose it, and with a label, hint and validation message. */
export const ColorInput = createBinding<LcColorInput, ColorInputProps>({
  tag: 'lc-color-input',
  elementClass: LcColorInput,
  events: OPEN_EVENTS,
  control: {changeEvent: 'input', valueProperty: 'value'},
});
