/** The scroll suite, in the page: shows all rows in one list, moves them, and watches each frame. */
import {nextFrame, setLimit, time} from './clock.js';
import {Frames} from './frames.js';
import {ListView} from './list-view.js';
import {makeRows} from './table-data.js';

const WARM_UPS = 3;
const WARM_UP_ROWS = 1000;

/** The frames in which the thumb moves from an end to the other one. */
const STEPS = 40;
const WARM_UP_STEPS = 20;

/** From an end to the other one. */
const PATH = [1, 0, 1];

/** @param {import('../contenders/scroll/contender.js').ScrollContender} contender */
export function scrollBench(contender) {
  let rows = [];
  let table = null;
  let view = null;
  let mounting = 0;
  let frames = null;

  async function mount(all) {
    const host = document.body.appendChild(document.createElement('div'));
    const shown = new ListView(all);
    mounting = await time(
      () => shown.show((table = contender.mount(host, all))),
      () => shown.isCovered(),
      () => shown.problem({first: 0}),
    );
    return shown;
  }

  /** Moves the thumb in each frame. It is moved before the browser sends the event of the movement, as it does itself. */
  async function drag(list, steps, onFrame = () => {}) {
    let last = 0;
    for (const end of PATH) {
      for (let step = 1; step <= steps; step += 1) {
        list.moveTo(last + ((end - last) * step) / steps);
        await nextFrame();
        onFrame();
      }
      last = end;
    }
  }

  return {
    async prepare({size, limit}) {
      setLimit(limit);
      const few = makeRows(WARM_UP_ROWS);
      for (let count = 0; count < WARM_UPS; count += 1) {
        await drag(await mount(few), WARM_UP_STEPS);
        table.destroy();
      }
      document.body.replaceChildren();
      rows = makeRows(size);
    },

    async mount() {
      view = await mount(rows);
      return {mount: mounting};
    },

    /** Returns the middle of the rows, and how far they can be scrolled further, in pixels. */
    place: () => view.place(),

    watchFrames() {
      frames = new Frames();
    },

    frameTimes: () => frames.end(),

    /** Counts the frames in which rows are missing, until `emptyFrames` returns their share. */
    watchRows() {
      void view.watch();
    },

    emptyFrames: () => view.end(),

    /** Drags the thumb through all rows. */
    drag: () => drag(view, STEPS),

    /** Does the same, and returns the share of frames in which rows are missing. */
    async dragWatched() {
      view.start();
      await drag(view, STEPS, () => view.count());
      return view.end();
    },

    /** Checks the rows in view once they rest. */
    async check({isAtEnd}) {
      const place = isAtEnd ? {last: rows.length - 1} : {};
      await time(
        () => {},
        () => view.isCovered(),
        () => view.problem(place),
      );
    },

    destroy() {
      table?.destroy();
      table = null;
      document.body.replaceChildren();
    },
  };
}
