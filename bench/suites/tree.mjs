import {job} from './shared/jobs.mjs';

const SIZES = [10_000];

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
  variants: ({sizes, limit}) =>
    (sizes ?? SIZES).map(count => ({
      id: `items-${count}`,
      title: `${count.toLocaleString('en')} folders and files`,
      options: {count, limit: limit * 1000},
    })),
  measure: async (session, options) => ({values: await session.call('measure', options)}),
};
