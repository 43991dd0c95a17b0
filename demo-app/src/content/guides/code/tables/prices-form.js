import '@life-changers/elements';
import {columns} from './price-columns.js';

const table = document.querySelector('lc-data-table');

table.columns = columns;
table.newRow = () => ({loaf: '', price: 3});

// Its button saves with the form, and not with a request.
table.addEventListener('lc-edit', event => {
  event.preventDefault();
  table.closest('form').requestSubmit();
});
