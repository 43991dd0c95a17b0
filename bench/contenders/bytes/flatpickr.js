/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'flatpickr',

  entries: {'date-picker': `export {default} from 'flatpickr'; import 'flatpickr/dist/flatpickr.css';`},
};
