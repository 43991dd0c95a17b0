import type {Issue} from '../validation/index.js';
import type {Option} from './option.js';

/** A value and the options that it is one of. */
export interface Choice {
  readonly value: string;
  /** While there are none, they are expected to come: the value stands as it is. */
  readonly options: readonly Option[];
}

/** The option that is chosen: the first with this value. */
export function chosenOption({value, options}: Choice): Option | undefined {
  return options.find(option => option.value === value);
}

/** What the form submits: nothing for a value that is no option, or a disabled one (HTML standard, "entry list"). */
export function submittedChoice(choice: Choice): string | null {
  const {value, options} = choice;
  if (options.length === 0) return value === '' ? null : value;
  const option = chosenOption(choice);
  return option === undefined || option.disabled ? null : value;
}

/** What is wrong with a choice: a value that is none of the options, or nothing to submit where that is required. */
export function checkChoice(choice: Choice & {readonly required: boolean}): Issue | null {
  const {value, options, required} = choice;
  if (value !== '' && options.length > 0 && chosenOption(choice) === undefined) return {code: 'notAnOption'};
  return required && !submittedChoice(choice) ? {code: 'valueMissing'} : null;
}
