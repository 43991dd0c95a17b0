import {PLUS_REACT} from './contender.js';
/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'react-data-table-component',
  note: PLUS_REACT,
  usesReact: true,
  entries: {
    table: `export {default} from 'react-data-table-component'; import 'react-data-table-component/css';`,
  },
};
