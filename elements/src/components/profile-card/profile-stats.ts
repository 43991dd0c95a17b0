import type {Warn} from '../../core/bad-input.js';

/** A number that a profile is summed up with. */
export interface ProfileStat {
  /** The number, or a text as `'98 %'`. */
  readonly statValue: string | number;
  /** What it counts. */
  readonly statLabel: string;
}

/**
 * The stats that a page gives, as a property or as JSON. What is none is left out, with a warning.
 *
 * @param warn Is told in one sentence what is wrong and how to mend it.
 */
export function readStats(given: unknown, warn: Warn): readonly ProfileStat[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn(`profileSummaryStats must be an array of {statValue, statLabel}, not ${String(given)}.`);
    return [];
  }
  return given.filter((stat: unknown): stat is ProfileStat => {
    const {statValue, statLabel} = (stat ?? {}) as Partial<ProfileStat>;
    const isStat =
      (typeof statValue === 'string' || typeof statValue === 'number') && typeof statLabel === 'string';
    if (!isStat) warn(`a stat must have a value and a label, as {statValue: 12, statLabel: 'Downloads'}.`);
    return isStat;
  });
}
