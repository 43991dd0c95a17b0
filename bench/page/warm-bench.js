/** A suite that uses a contender once, after it has used it on less. */
import {setLimit} from './clock.js';

/**
 * @param {{title: string, note?: string, missing?: Record<string, string>}} contender
 * @param {(count: number) => Promise<Record<string, number>>} useOnce Returns the milliseconds of each job.
 * @param {{count: number, rounds: number}} warmUp How much is used before, and how often.
 */
export function warmBench(contender, useOnce, warmUp) {
  return {
    describe: () => ({
      title: contender.title,
      note: contender.note ?? '',
      missing: contender.missing ?? {},
    }),

    async measure({count, limit}) {
      setLimit(limit);
      for (let round = 0; round < warmUp.rounds; round += 1) await useOnce(Math.min(count, warmUp.count));
      return useOnce(count);
    },
  };
}
