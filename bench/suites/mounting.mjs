/** The suites that mount and remove many elements of one kind. They share their page. */
import {CONTROL_KINDS} from '../page/control-kinds.js';
import {DISPLAY_KINDS} from '../page/display-kinds.js';
import {job, variantsOf} from './shared.mjs';

const MEGABYTE = 1e6;

/** What all of them share. */
const mounting = {
  page: 'mount',
  factory: 'mountBench',
  jobs: [
    job('mount', 'Mount'),
    job('remove', 'Remove'),
    {id: 'nodes', title: 'DOM nodes of one', unit: 'nodes'},
    {id: 'nodes-left', title: 'DOM nodes left after removal', unit: 'nodes', hasNoRatio: true},
    {id: 'memory-left', title: 'Memory left after removal', unit: 'MB', hasNoRatio: true},
  ],

  async measure(session, options) {
    await session.call('prepare', options);
    const [nodes, memory] = [await session.nodes(), await session.memory()];
    const mounted = await session.call('mount');
    const removed = await session.call('remove');
    const [nodesAfter, memoryAfter] = [await session.nodes(), await session.memory()];
    const left = {'nodes-left': nodesAfter - nodes, 'memory-left': (memoryAfter - memory) / MEGABYTE};
    return {values: {...mounted, ...removed, ...left}};
  },
};

/** Returns the variants of a suite: one for each kind and number. */
const variantsOfKinds = (kinds, sizes) => options =>
  Object.entries(kinds).flatMap(([kind, {plural}]) =>
    variantsOf(sizes, plural, {prefix: `${kind}-`, kind})(options),
  );

const COUNT = 1000;

const KINDS = {
  button: 'Buttons',
  'text-input': 'Text inputs',
  checkbox: 'Checkboxes',
  switch: 'Switches',
  select: 'Selects',
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const mount = {
  ...mounting,
  name: 'mount',
  title: 'Mount and remove 1,000 controls',
  about: 'Each control has a label and a value. A select has ten options.',
  variants: ({limit}) =>
    Object.entries(KINDS).map(([kind, title]) => ({
      id: kind,
      title,
      options: {kind, size: COUNT, limit: limit * 1000},
    })),
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const controls = {
  ...mounting,
  name: 'controls',
  title: 'Mount and remove further controls',
  about:
    'Each control has a label, and all but fieldsets and uploads have a value. Lists have ten options, and groups three. Libraries without a control are left out.',
  variants: variantsOfKinds(CONTROL_KINDS, [500]),
};

/** @type {import('../lib/rounds.mjs').Suite} */
export const display = {
  ...mounting,
  name: 'display',
  title: 'Mount and remove badges, tags, and avatars',
  about: 'Each has its own text. Libraries without an element of the kind are left out.',
  variants: variantsOfKinds(DISPLAY_KINDS, [1000]),
};
