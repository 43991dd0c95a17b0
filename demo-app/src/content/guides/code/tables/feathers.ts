import '@life-changers/elements/server-table';
import '@life-changers/elements/table-filters';
import {feathers} from '@life-changers/elements/core/table/backends/feathers';

const table = document.querySelector('lc-server-table')!;
Object.assign(table, feathers({text: 'ilike'}), {
  columns: [{label: 'Name', field: 'name', filter: 'text'}],
  endpoint: '/api/people',
});
