import {PLUS_REACT} from './contender.js';

const PICKER = `export {default} from 'react-datepicker'; import 'react-datepicker/dist/react-datepicker.css';`;

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'react-datepicker',
  note: PLUS_REACT,
  usesReact: true,
  entries: {'date-picker': PICKER, 'date-range': PICKER},
};
