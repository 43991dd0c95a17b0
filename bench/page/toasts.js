/** The toasts suite, in the page: shows many toasts in one task. */
import {MOST_TOASTS} from '../contenders/toasts/contender.js';
import {nextFrame, pause, setLimit, time} from './clock.js';
import {composedText, countNodes} from './composed.js';

/** Until the region is ready. */
const READY = 300;
/** How long the main thread is watched, in milliseconds. */
const WATCHED = 1500;

const messageOf = index => `Message ${index + 1}.`;

/** @param {import('../contenders/toasts/contender.js').ToastContender} contender */
export function toastsBench(contender) {
  let end = 0;
  return {
    async prepare({limit}) {
      setLimit(limit);
      contender.prepare();
      await pause(READY);
      await nextFrame();
    },

    async show() {
      end = performance.now() + WATCHED;
      return {
        show: await time(
          () => {
            for (let index = 0; index < MOST_TOASTS; index += 1) contender.show(messageOf(index));
          },
          () => contender.toasts().length === MOST_TOASTS,
          () => problemOf([...contender.toasts()]),
        ),
      };
    },

    /** Waits until the main thread has been watched long enough. */
    async watch() {
      await pause(Math.max(0, end - performance.now()));
    },

    /** Apart, because counting takes time. */
    count: () => ({nodes: countNodes([...contender.toasts()][0])}),
  };
}

/** Returns which message is missing, or an empty text. */
function problemOf(toasts) {
  const texts = toasts.map(composedText);
  for (let index = 0; index < MOST_TOASTS; index += 1) {
    const at = texts.findIndex(text => text.includes(messageOf(index)));
    if (at < 0) return `${messageOf(index)} is not shown`;
    if (toasts[at].getBoundingClientRect().height === 0) return `${messageOf(index)} has no height`;
  }
  return '';
}
