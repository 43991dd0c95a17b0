/** The suites of what opens: calendars, menus, folders, and toasts. */
import {job, measureAtOnce, variantsOf} from './shared.mjs';

/** @type {import('../lib/rounds.mjs').Suite} */
export const datePicker = {
  name: 'date-picker',
  title: 'Date picker',
  about: 'A field with a date, and the calendar of its month.',
  factory: 'datePickerBench',
  jobs: [
    job('first-create', 'Create the very first field'),
    job('first-open', 'Open the very first calendar'),
    job('create', 'Create a later field'),
    job('open', 'Open a later calendar'),
    job('reopen', 'Open it again'),
    job('next-month', 'Next month'),
    job('arrow', 'Arrow key'),
  ],
  variants: ({limit}) => [{id: 'date', title: 'One date', options: {limit: limit * 1000}}],
  measure: measureAtOnce,
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const menu = {
  name: 'menu',
  title: 'Menu of many items',
  about:
    'A button with a menu of actions: creating the closed menu, opening it with a press until the first item has the focus, and an arrow key.',
  factory: 'menuBench',
  jobs: [
    job('create', 'Create the closed menu'),
    job('open', 'Open it'),
    job('reopen', 'Open it again'),
    job('arrow', 'Arrow key'),
    job('remove', 'Remove it'),
  ],
  variants: variantsOf([1000], 'items', {prefix: 'items-'}),
  measure: measureAtOnce,
};

const LISTS = {select: 'selects with search', datalist: 'datalists', 'multi-select': 'multi-selects'};

/** @type {import('../lib/rounds.mjs').Suite} */
export const options = {
  name: 'options',
  title: 'Long lists of options',
  about:
    'A field whose list has many options: creating it, opening the list with a key until the first option is shown, typing a character that filters it, and removing it.',
  factory: 'optionsBench',
  jobs: [
    job('create', 'Create the field'),
    job('open', 'Open the list'),
    job('key', 'Type a character'),
    job('remove', 'Remove it'),
  ],
  variants: asked =>
    Object.entries(LISTS).flatMap(([kind, plural]) =>
      variantsOf([10_000], `options in ${plural}`, {prefix: `${kind}-`, kind})(asked),
    ),
  measure: measureAtOnce,
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const tree = {
  name: 'tree',
  title: 'Tree',
  about:
    'Ten closed folders with all their files: creating the tree, opening the first folder, and an arrow key.',
  factory: 'treeBench',
  jobs: [
    job('create', 'Create the closed tree'),
    job('open', 'Open a folder'),
    job('arrow', 'Arrow key'),
    job('remove', 'Remove it'),
    {id: 'nodes', title: 'DOM nodes of the closed tree', unit: 'nodes'},
  ],
  variants: variantsOf([10_000], 'folders and files', {prefix: 'items-'}),
  measure: measureAtOnce,
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const toasts = {
  name: 'toasts',
  title: '50 toasts',
  about: 'Shown in one task, with the entry animation of each contender, at 60 frames per second.',
  factory: 'toastsBench',
  jobs: [
    job('show', 'In the page'),
    job('busy', 'Main thread busy, in 1.5 s'),
    {id: 'nodes', title: 'DOM nodes of one', unit: 'nodes'},
  ],
  variants: ({limit}) => [{id: 'fifty', title: '50 toasts', options: {limit: limit * 1000}}],

  async measure(session, options) {
    await session.call('prepare', options);
    const before = await session.busyTime();
    const shown = await session.call('show');
    await session.call('watch');
    const busy = (await session.busyTime()) - before;
    return {values: {...shown, busy, ...(await session.call('count'))}};
  },
};
