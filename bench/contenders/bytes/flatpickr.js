const PICKER = `export {default} from 'flatpickr'; import 'flatpickr/dist/flatpickr.css';`;

/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'flatpickr',
  entries: {'date-picker': PICKER, 'date-range': PICKER},
};
