/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Floor (Lit)',
  note: 'Lit alone, which each Lit element needs; for tables, dates and toasts, the hand-written DOM.',
  entries: {
    button: `export * from 'lit';`,
    table: `export {default} from './contenders/table/floor.js';`,
    'date-picker': `export {default} from './contenders/date-picker/floor.js';`,
    toast: `export {default} from './contenders/toasts/floor.js';`,
  },
};
