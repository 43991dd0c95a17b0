import {measureMount, MOUNT_JOBS} from './shared/mounting.mjs';

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
  name: 'mount',
  title: 'Mount and remove 1,000 controls',
  about: 'Each control has a label and a value. A select has ten options.',
  factory: 'mountBench',
  jobs: MOUNT_JOBS,

  variants: ({limit}) =>
    Object.entries(KINDS).map(([kind, title]) => ({
      id: kind,
      title,
      options: {kind, count: COUNT, limit: limit * 1000},
    })),

  measure: measureMount,
};
