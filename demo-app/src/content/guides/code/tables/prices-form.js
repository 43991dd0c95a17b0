import '@life-changers/elements';
import {columns} from './price-columns.js';

const table = document.querySelector('lc-data-table');

table.columns = columns;
table.newRow = () => ({loaf: '', price: 3});
