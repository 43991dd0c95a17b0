/** A suite that uses a contender once, after it has used it on less. */
import {setLimit} from './clock.js';

/**
 * @param {(count: number) => Promise<Record<string, number>>} useOnce Returns the milliseconds of each job.
 * @param {{count: number, rounds: number}} warmUp How much is used before, and how often.
 */
export function warmBench(useOnce, warmUp) {
  return {
    async measure({size, limit}) {
      setLimit(limit);
      for (let round = 0; round < warmUp.rounds; round += 1) await useOnce(Math.min(size, warmUp.count));
      return useOnce(size);
    },
  };
}
