import {LcFieldset} from '@life-changers/elements/fieldset';
import type {ReactNode} from 'react';
import {createBinding} from '../binding/create-binding.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `Fieldset`. */
export interface FieldsetProps extends PropsOf<
  LcFieldset,
  'name' | 'disabled' | 'legend' | 'hint' | 'error'
> {
  /** The id of the form that the fieldset belongs to, if it is not the form around it. */
  form?: string | undefined;
  /** The controls. */
  children?: ReactNode | undefined;
}

/** A group of controls with a legend, a hint and one message. */
export const Fieldset = createBinding<LcFieldset, FieldsetProps>({
  tag: 'lc-fieldset',
  elementClass: LcFieldset,
});
