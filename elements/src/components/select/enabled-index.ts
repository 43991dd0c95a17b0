import type {Option} from '../../core/options/index.js';

/**
 * Returns the index of the option that a key moves to, which is not disabled. It does not wrap: at an end, it stays.
 * Returns -1 if all options are disabled.
 *
 * @param index The current index, or -1.
 * @param step How far the key moves. An infinite step moves to an end.
 */
export function enabledIndex(options: readonly Option[], index: number, step: number): number {
  const wanted = Math.min(Math.max(index + step, 0), options.length - 1);
  const isEnabled = ({disabled}: Option): boolean => !disabled;
  const after = options.findIndex((option, at) => at >= wanted && isEnabled(option));
  const before = options.findLastIndex((option, at) => at <= wanted && isEnabled(option));
  const [next, other] = step < 0 ? [before, after] : [after, before];
  return next === -1 ? other : next;
}
