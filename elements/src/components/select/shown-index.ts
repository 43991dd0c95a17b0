import type {Option} from '../../core/options/index.js';

/**
 * Returns the index of the option to show for a value: the first match, otherwise the empty option. If there is no
 * empty option, `''` shows the first option that is not disabled (HTML standard, "selectedness setting algorithm"),
 * and any other value shows none (-1), so that no option looks selected that nobody selected.
 */
export function shownIndex(value: string, options: readonly Option[]): number {
  const index = indexOf(value, options);
  if (index !== -1) return index;
  return value === '' ? options.findIndex(({disabled}) => !disabled) : indexOf('', options);
}

const indexOf = (wanted: string, options: readonly Option[]): number =>
  options.findIndex(({value}) => value === wanted);
