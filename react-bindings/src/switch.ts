import {LcSwitch} from '@life-changers/elements/switch';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';

/** The props of `Switch`. */
export interface SwitchProps extends FormControlProps<boolean> {
  /** Whether it is on, when the parent holds it; set it anew in `onChange`. */
  checked?: boolean | undefined;
  /**
   * What the form submits while it is on; it submits nothing while it is off.
   * @default 'on'
   */
  value?: string | undefined;
}

/** A switch that is on or off, with its label, hint and validation message. A required one must be on. */
export const Switch = createBinding<LcSwitch, SwitchProps>({
  name: 'Switch',
  tag: 'lc-switch',
  elementClass: LcSwitch,
  control: {changeEvent: 'change', valueProperty: 'checked'},
});
