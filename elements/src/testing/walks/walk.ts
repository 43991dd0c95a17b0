import {Chance} from './chance.js';
import {FocusWatch} from './focus.js';
import {describeError, watchPage} from './page-problems.js';
import {mutationsOf} from './quiet.js';
import {referenceProblems} from './references.js';

/**
 * Something that the user or the app does. Returns what it did, in words, or null if it is not possible now. A promise is
 * for real keys, and for React.
 */
export type WalkStep = (chance: Chance) => string | null | Promise<string | null>;

/** A fixture with a model in plain code. */
export interface Walk {
  /** The element around everything. */
  readonly root: HTMLElement;
  /** What can happen, by name, with how often. The step `leave` takes the focus away. */
  readonly steps: Readonly<Record<string, readonly [share: number, step: WalkStep]>>;
  /** Returns what differs from the model, in words. */
  readonly check: () => Iterable<string>;
  /** Waits for the page. By default, for a task, before which all updates have run. */
  readonly settle?: () => Promise<unknown>;
  /** What may be warned of. */
  readonly expectedWarnings?: RegExp;
  /** Whether the focus may be lost after the last step, such as because it has removed everything. */
  readonly mayLoseFocus?: () => boolean;
  readonly stop?: () => unknown;
}

/** Creates the fixture. */
export type StartWalk = (chance: Chance) => Walk | Promise<Walk>;

/** A step before it is known what it does. It does not depend on the steps before, so that these can be left out. */
export interface PlannedStep {
  /** Its place in the walk, from 1. */
  readonly place: number;
  readonly seed: number;
  /** Whether the page settles after the step, and is checked. */
  readonly isChecked: boolean;
}

/** The first difference in a walk. */
export interface WalkFailure {
  readonly message: string;
  /** The number of steps until it was found. */
  readonly count: number;
  /** What the steps did. */
  readonly log: readonly string[];
}

/** Returns the steps of a walk. A longer one starts with those of a shorter one. */
export function planWalk(seed: number, count: number): PlannedStep[] {
  const chance = new Chance(seed);
  return Array.from({length: count}, (_, index) => ({
    place: index + 1,
    seed: chance.below(2 ** 31),
    isChecked: chance.is(0.4) || index === count - 1,
  }));
}

/** Takes the steps of a walk. Returns the first failure, or null. */
export async function takeWalk(
  start: StartWalk,
  seed: number,
  plan: readonly PlannedStep[],
): Promise<WalkFailure | null> {
  const log: string[] = [];
  let count = 0;
  const page = watchPage();
  let walk: Walk | undefined;
  const fail = (messages: readonly string[]): WalkFailure | null =>
    messages.length === 0 ? null : {message: messages.join('\n'), count, log};
  try {
    walk = await start(new Chance(seed));
    await settleIn(walk);
    const focus = new FocusWatch(walk.root);
    let failure = fail(problemsOf(walk, page.problems));
    for (const step of plan) {
      if (failure !== null) return failure;
      count += 1;
      const [name, done] = await chooseStep(walk, new Chance(step.seed));
      if (done !== null) log.push(`${step.place}. ${done}`);
      focus.follow(name === 'leave' || walk.mayLoseFocus?.() === true);
      if (!step.isChecked) continue;
      await settleIn(walk);
      failure = fail([...focus.problems, ...problemsOf(walk, page.problems)]);
      focus.follow(true);
    }
    return failure ?? fail([...(await mutationsOf(walk.root)), ...problemsOf(walk, page.problems)]);
  } catch (cause) {
    return fail([describeError(cause)]);
  } finally {
    await walk?.stop?.();
    page.stop();
    walk?.root.remove();
  }
}

/** What Lit says of an update that follows from another one. */
const REMARK = /scheduled an update/;

const settleIn = (walk: Walk): Promise<unknown> => walk.settle?.() ?? nextTask();

/** Resolves in the next task. All microtasks have run before. Timers are slower: browsers clamp them. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function problemsOf(walk: Walk, seen: readonly string[]): string[] {
  const unexpected = seen.filter(problem => !REMARK.test(problem) && !walk.expectedWarnings?.test(problem));
  return [...unexpected, ...referenceProblems(walk.root), ...walk.check()];
}

async function chooseStep({steps}: Walk, chance: Chance): Promise<[name: string, done: string | null]> {
  const all = Object.entries(steps);
  let rest = chance.below(all.reduce((sum, [, [share]]) => sum + share, 0));
  const [name, [, step]] = all.find(([, [share]]) => (rest -= share) < 0)!;
  return [name, await step(chance)];
}
