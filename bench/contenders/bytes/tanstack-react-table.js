import {PLUS_REACT} from './contender.js';
/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'TanStack Table',
  note: PLUS_REACT,
  usesReact: true,
  entries: {table: `export {default} from './contenders/table/tanstack-react-table.js';`},
};
