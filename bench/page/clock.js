/** The clock of all suites, in the page. README.md describes the method. */

/** No action may take longer, in milliseconds. */
let limit = 60_000;

/** Later than this, no action starts, as a `performance.now()`. */
let deadline = Infinity;
let stepLimit = Infinity;

/**
 * Limits all actions to come together, from now on, to a time in milliseconds. Without it, many slow actions would take
 * hours, although none exceeds its own limit.
 * @param {number} milliseconds
 */
export function setStepLimit(milliseconds) {
  stepLimit = milliseconds;
  deadline = performance.now() + milliseconds;
}

function checkDeadline() {
  if (performance.now() > deadline) throw new Error(`Not finished within ${stepLimit / 1000} s`);
}

/** How long checks follow each other directly, in milliseconds. Later ones leave room for idle callbacks. */
const SHORT = 50;

/** @param {number} milliseconds */
export function setLimit(milliseconds) {
  limit = milliseconds;
}

const channel = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Waits for a new task, so that promises, timers and other tasks have their turn. */
export function nextTask() {
  return new Promise(resolve => {
    waiting.push(() => resolve(undefined));
    channel.port2.postMessage(null);
  });
}

/** Waits until a frame has been drawn. */
export async function nextFrame() {
  await new Promise(resolve => requestAnimationFrame(resolve));
  await nextTask();
}

/** A frame that takes longer, in milliseconds, still draws what was before. */
const QUIET = 4;
const MOST_FRAMES = 5;

/** Waits until a frame has been drawn quickly, so that the next one is not near. */
async function quietFrame() {
  for (let count = 0; count < MOST_FRAMES; count += 1) {
    const start = await new Promise(resolve => requestAnimationFrame(() => resolve(performance.now())));
    await nextTask();
    if (performance.now() - start < QUIET) return;
  }
}

/** @param {number} milliseconds */
export const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/**
 * Runs an action and returns how many milliseconds pass until its result is shown and laid out.
 *
 * The clock starts right after a frame. It stops when `isShown` is true and the layout of the document is up to date.
 * Then `verify` checks the whole result, outside the measured time. It returns what is wrong, or an empty text.
 * @param {() => unknown} action
 * @param {() => boolean} isShown a quick check
 * @param {() => string} verify
 * @returns {Promise<number>}
 */
export async function time(action, isShown, verify = () => '') {
  checkDeadline();
  await nextFrame();
  const start = performance.now();
  action();
  for (;;) {
    const end = endIfShown(isShown);
    await (performance.now() - start < SHORT ? nextTask() : pause(1));
    const problem = end === null ? null : verify();
    if (problem === '') return end - start;
    if (performance.now() - start > limit)
      throw new Error([`Not shown in ${limit / 1000} s`, problem ?? verify()].filter(Boolean).join(': '));
  }
}

/**
 * Runs an action and returns when it started; when its result was shown, nothing was left to run, and the layout of the
 * document was up to date; and when the next frame was drawn. It is for actions whose result may be that nothing changes.
 * @param {() => unknown} action
 * @param {() => boolean} isShown a quick check
 * @param {() => string} verify
 * @returns {Promise<{start: number, end: number, drawn: number}>}
 */
export async function spanUntilIdle(action, isShown, verify = () => '') {
  checkDeadline();
  await quietFrame();
  const start = performance.now();
  action();
  for (;;) {
    await idle();
    document.body.getBoundingClientRect();
    const end = performance.now();
    await nextFrame();
    const drawn = performance.now();
    const problem = isShown() ? verify() : null;
    if (problem === '') return {start, end, drawn};
    if (end - start > limit)
      throw new Error([`Not shown in ${limit / 1000} s`, problem ?? verify()].filter(Boolean).join(': '));
  }
}

/** Waits until no other task is ready to run. */
const idle = () => scheduler.postTask(() => {}, {priority: 'background'});

/** @param {() => boolean} isShown */
function endIfShown(isShown) {
  if (!isShown()) return null;
  document.body.getBoundingClientRect();
  return performance.now();
}
