/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'Tabulator',

  entries: {
    table: `export {TabulatorFull} from 'tabulator-tables'; import 'tabulator-tables/dist/css/tabulator.css';`,
  },
};
