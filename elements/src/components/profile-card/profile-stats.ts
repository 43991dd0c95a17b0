import type {Warn} from '../../core/bad-input.js';

/** A stat of a profile. */
export interface ProfileStat {
  /** The number, or a string such as `'98 %'`. */
  readonly statValue: string | number;
  /** The label of the value. */
  readonly statLabel: string;
}

/**
 * Returns the valid stats of a property or JSON value. Invalid stats warn and are ignored.
 *
 * @param warn Called with a message that says what is wrong and how to fix it.
 */
export function normalizeStats(given: unknown, warn: Warn): readonly ProfileStat[] {
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    warn('profileSummaryStats must be an array of {statValue, statLabel}.');
    return [];
  }
  return given.filter((stat: unknown): stat is ProfileStat => {
    const {statValue, statLabel} = (stat ?? {}) as Partial<ProfileStat>;
    const isStat =
      (typeof statValue === 'string' || typeof statValue === 'number') && typeof statLabel === 'string';
    if (!isStat)
      warn(`a stat must have a value and a label, such as {statValue: 12, statLabel: 'Downloads'}.`);
    return isStat;
  });
}
