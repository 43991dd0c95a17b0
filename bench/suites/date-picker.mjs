import {job} from './shared/jobs.mjs';

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
    job('arrow', 'Arrow key'),
  ],
  variants: ({limit}) => [{id: 'date', title: 'One date', options: {limit: limit * 1000}}],
  measure: async (session, options) => ({values: await session.call('measure', options)}),
};
