import type {Option} from '../../core/options/index.js';

/**
 * The index of the option that a select shows for a value: the first that has it, or else the empty one. Without an
 * empty one, no value shows the first option that is not disabled (HTML standard, "selectedness setting algorithm"),
 * and a value that is no option shows none, which is -1, rather than one that nobody chose.
 */
export function shownIndex(value: string, options: readonly Option[]): number {
  const index = indexOf(value, options);
  if (index !== -1) return index;
  return value === '' ? options.findIndex(({disabled}) => !disabled) : indexOf('', options);
}

const indexOf = (wanted: string, options: readonly Option[]): number =>
  options.findIndex(({value}) => value === wanted);
