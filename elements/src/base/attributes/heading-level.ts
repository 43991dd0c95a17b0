import type {Warn} from '../../core/bad-input.js';

/** Returns the level of a heading, 1 to 6. Other values warn and fall back to 2. */
export function normalizeHeadingLevel(level: number, warn: Warn): number {
  if ([1, 2, 3, 4, 5, 6].includes(level)) return level;
  warn(`headingLevel must be a whole number from 1 to 6, not ${level}.`);
  return 2;
}
