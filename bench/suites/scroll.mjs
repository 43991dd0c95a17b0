/** The suite of a list of all rows that scrolls. */
import {job, variantsOf} from './shared.mjs';

/** The wheel of a mouse, or a trackpad, moved quickly: pixels, and pixels per second. */
const WHEEL = {distance: 24_000, speed: 6000};

const MOVEMENTS = [
  {
    id: 'wheel',
    title: 'Wheel',
    isAtEnd: false,
    move: session => moveWheel(session),
    async watch(session) {
      await session.call('watchRows');
      await moveWheel(session);
      return session.call('emptyFrames');
    },
  },
  {
    id: 'thumb',
    title: 'Thumb',
    isAtEnd: true,
    move: session => session.call('drag'),
    watch: session => session.call('dragWatched'),
  },
];

async function moveWheel(session) {
  const {x, y, rest} = await session.call('place');
  await session.wheel({x, y, ...WHEEL, distance: Math.min(WHEEL.distance, rest)});
}

/** @type {import('../lib/rounds.mjs').Suite} */
export const scroll = {
  name: 'scroll',
  title: 'Scrolling through all rows',
  about:
    'Six columns in an area of 480 pixels. The wheel moves 24,000 pixels, 6,000 in a second. The thumb is dragged to the end, back, and to the end again, in 40 frames each. A movement is repeated to count the frames in which rows are missing.',
  factory: 'scrollBench',
  jobs: [
    job('mount', 'First rows'),
    ...MOVEMENTS.flatMap(({id, title}) => [
      job(`${id}-frame`, `${title}: frame, median`),
      job(`${id}-slow-frame`, `${title}: frame, 95th percentile`),
      job(`${id}-task`, `${title}: longest task`),
      job(`${id}-busy`, `${title}: main thread busy`),
      {id: `${id}-empty`, title: `${title}: frames with missing rows`, unit: '%', hasNoRatio: true},
    ]),
  ],
  variants: variantsOf([100_000], 'rows'),

  async measure(session, options) {
    await session.call('prepare', options);
    const values = await session.call('mount');
    const failures = {};
    for (const {id, isAtEnd, move, watch} of MOVEMENTS) {
      try {
        await session.call('watchFrames');
        const {longest, all} = await session.tasksOf(() => move(session));
        const {median, most} = await session.call('frameTimes');
        const frames = {[`${id}-frame`]: median, [`${id}-slow-frame`]: most};
        Object.assign(values, frames, {[`${id}-task`]: longest, [`${id}-busy`]: all});
        await session.call('check', {isAtEnd});
        values[`${id}-empty`] = await watch(session);
        await session.call('check', {isAtEnd});
      } catch (error) {
        failures[`${id}-frame`] = error.message;
      }
    }
    await session.call('destroy');
    return {values, failures};
  },
};
