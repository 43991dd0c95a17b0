import '@life-changers/elements/button';
import '@life-changers/elements/data-table';
import '@life-changers/elements/table-editing';

const table = document.querySelector('lc-data-table')!;

table.columns = [
  {label: 'Loaf', field: 'loaf'},
  {label: 'Price', field: 'price', edit: 'number'},
];
table.rows = [
  {id: 1, loaf: 'Rye sourdough', price: 5.2},
  {id: 2, loaf: 'Baguette', price: 1.9},
];

// The form submits the edits, and no request of the table does.
table.addEventListener('lc-edit', event => event.preventDefault());
