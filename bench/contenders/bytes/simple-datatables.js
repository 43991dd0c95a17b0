/** @type {import('./contender.js').BytesContender} */
export default {
  title: 'simple-datatables',

  entries: {table: `export {DataTable} from 'simple-datatables'; import 'simple-datatables/dist/style.css';`},
};
