import {expect} from '@open-wc/testing';
import {planWalk, takeWalk, type PlannedStep, type StartWalk, type WalkFailure} from './walk.js';

/** The settings of a longer walk, or of one that is repeated: the variables `RANDOM_…` (CONTRIBUTING.md). */
export interface RandomTests {
  /** The first seed. */
  readonly seed?: number;
  /** The number of seeds. */
  readonly walks?: number;
  readonly steps?: number;
  /** The places of the steps to take. */
  readonly only?: readonly number[];
}

/** How long a failure may be made shorter, in milliseconds. */
const SHORTENING = 10_000;

/**
 * Defines a case for each walk. It takes its steps, and compares the page with the model after some of them. A failure has
 * the fewest steps that were found, and how to repeat them.
 */
export function testWalks(start: StartWalk, {seeds, steps}: {seeds: readonly number[]; steps: number}): void {
  const given = (globalThis as {randomTests?: RandomTests}).randomTests ?? {};
  const first = given.seed;
  const chosen =
    first === undefined ? seeds : Array.from({length: given.walks ?? 1}, (_, index) => first + index);
  for (const seed of chosen)
    it(`agrees with a simple model (random steps ${seed})`, async () => {
      const plan = planWalk(seed, given.steps ?? steps).filter(
        ({place}) => given.only?.includes(place) ?? true,
      );
      const failure = await takeWalk(start, seed, plan);
      if (failure !== null) expect.fail(await describeFailure(failure, start, seed, plan));
    });
}

/** Describes the shortest failure that is found, and how to repeat it. */
export async function describeFailure(
  failure: WalkFailure,
  start: StartWalk,
  seed: number,
  plan: readonly PlannedStep[],
): Promise<string> {
  const [steps, shortest] = await shorten(failure, start, seed, plan);
  const places = steps.map(({place}) => place).join();
  const {count} = failure;
  return [
    shortest.message,
    `after these steps of the first ${count} with seed ${seed}:`,
    ...shortest.log,
    `Repeat it: RANDOM_SEED=${seed} RANDOM_STEPS=${plan[count - 1]?.place ?? 0} RANDOM_ONLY=${places} BROWSERS=chromium npm test -- elements <file>`,
  ].join('\n');
}

/** Leaves out the steps after the failure, and then all others without which it fails too. */
async function shorten(
  failure: WalkFailure,
  start: StartWalk,
  seed: number,
  plan: readonly PlannedStep[],
): Promise<[readonly PlannedStep[], WalkFailure]> {
  const end = performance.now() + SHORTENING;
  let steps = plan.slice(0, failure.count);
  let shortest = failure;
  for (let size = Math.ceil(steps.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = steps.length - size; from > -size && performance.now() < end; from -= size) {
      const fewer = steps.filter((_, index) => index < from || index >= from + size).map(checkedLast);
      const found = fewer.length === steps.length ? null : await takeWalk(start, seed, fewer);
      if (found === null) continue;
      steps = fewer.slice(0, found.count);
      shortest = found;
    }
  return [steps, shortest];
}

function checkedLast(step: PlannedStep, index: number, {length}: readonly PlannedStep[]): PlannedStep {
  return index === length - 1 ? {...step, isChecked: true} : step;
}
