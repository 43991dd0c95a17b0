import {job} from './shared/jobs.mjs';

const SIZES = [1000];

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
  variants: ({sizes, limit}) =>
    (sizes ?? SIZES).map(count => ({
      id: `items-${count}`,
      title: `${count.toLocaleString('en')} items`,
      options: {count, limit: limit * 1000},
    })),
  measure: async (session, options) => ({values: await session.call('measure', options)}),
};
