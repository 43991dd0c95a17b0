/** Whether a page keeps more after it was used more. */
import {KINDS, type Counts} from './counts.js';

/** What may be left of any number of lives: the browser and caches keep the last of something, such as what had the focus. */
const ALLOWED: Counts = {
  nodes: 20,
  listeners: 10,
  documents: 0,
  detached: 5,
  timers: 0,
  observed: 2,
  bytes: 0,
};

/** Returns what has grown, in words, and an empty list if nothing has. */
export function growthOf(before: Counts, after: Counts, allowed: Partial<Counts>): readonly string[] {
  const limits = {...ALLOWED, ...allowed};
  return KINDS.flatMap(kind => {
    const growth = after[kind] - before[kind];
    return growth > limits[kind] ? [`${growth} more ${kind}: ${before[kind]}, then ${after[kind]}`] : [];
  });
}

/**
 * Returns what has grown in rounds of the same work: of the last third, each round is compared with the most of the first third.
 * The first round, which loads and fills caches, does not count.
 */
export function growthOfRounds(rounds: readonly Counts[], allowed: Partial<Counts>): readonly string[] {
  const warm = rounds.slice(1);
  const third = Math.floor(warm.length / 3);
  if (third === 0) return [];
  return growthOf(extreme(warm.slice(0, third), Math.max), extreme(warm.slice(-third), Math.min), allowed);
}

const extreme = (rounds: readonly Counts[], choose: (...values: number[]) => number): Counts =>
  Object.fromEntries(KINDS.map(kind => [kind, choose(...rounds.map(round => round[kind]))])) as Counts;
