import {LcSwitch} from '@life-changers/elements/switch';
import '@life-changers/elements/rules';
import {createBinding} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Switch`. */
export interface SwitchProps extends ControlProps<boolean>, PropsOf<LcSwitch, 'initValue' | 'value'> {
  /** Turns the switch on, if the component is controlled. Update it in `onChange`. */
  checked?: boolean | undefined;
}

/** A switch with a label, hint and validation message. If required, it must be on. */
export const Switch = createBinding<LcSwitch, SwitchProps>({
  tag: 'lc-switch',
  elementClass: LcSwitch,
  control: {changeEvent: 'change', valueProperty: 'checked'},
});
