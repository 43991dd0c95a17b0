/** The move from MUI X Data Grid: what becomes of each kind of option, and what stays. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {moveMuiX} from '../../../codemod/src/moves/mui-x/mui-x.mjs';

interface Moved {
  readonly code: string;
  readonly left: {line: number; what: string; advice: string}[];
}

const move = (source: string, path = 'grid.jsx') => moveMuiX(source, path) as Moved;

/** A file with columns, and a grid with some props. */
const file = (columns: string, props = '', name = 'DataGrid') => `import {${name}} from '@mui/x-data-grid';

const columns = [${columns}];

export const Rooms = ({rooms}) => <${name} label="Rooms" rows={rooms} columns={columns} ${props} />;
`;

const columnOf = (column: string) => /const columns = \[(.*)\];/s.exec(move(file(column)).code)?.[1];

const elementOf = (props: string, name?: string) =>
  /<DataTable(.*)\/>/s
    .exec(move(file(`{field: 'name'}`, props, name)).code)?.[1]
    ?.replace(/\s+/g, ' ')
    .replace(' label="Rooms" columns={columns} rows={rooms}', '')
    .trim();

const NUMBER = 'render: value => value?.toLocaleString()';

const COLUMNS: [title: string, before: string, after: string][] = [
  [
    'a header',
    `{field: 'a', headerName: 'A', width: 90, flex: 1}`,
    `{field: 'a', label: 'A', width: 90, filter: 'text'}`,
  ],
  ['a column without a header', `{field: 'a'}`, `{field: 'a', label: 'a', filter: 'text'}`],
  [
    'numbers',
    `{field: 'a', headerName: 'A', type: 'number'}`,
    `{field: 'a', label: 'A', ${NUMBER}, type: 'number', filter: 'number'}`,
  ],
  [
    'days',
    `{field: 'a', headerName: 'A', type: 'date'}`,
    `{field: 'a', label: 'A', type: 'date', filter: 'date'}`,
  ],
  [
    'options',
    `{field: 'a', headerName: 'A', type: 'singleSelect', valueOptions: ['x', 'y']}`,
    `{field: 'a', label: 'A', filterOptions: ['x', 'y'], filter: 'options'}`,
  ],
  [
    'no sort and filter',
    `{field: 'a', headerName: 'A', sortable: false, filterable: false}`,
    `{field: 'a', label: 'A', sort: 'disabled'}`,
  ],
  [
    'the alignment',
    `{field: 'a', headerName: 'A', align: 'right', headerAlign: 'right'}`,
    `{field: 'a', label: 'A', align: 'end', filter: 'text'}`,
  ],
  [
    'a cell',
    `{field: 'a', headerName: 'A', renderCell: params => <b id={params.id}>{params.value} {params.row.b}</b>}`,
    `{field: 'a', label: 'A', render: (value, row) => <b id={row.id}>{value} {row.b}</b>, filter: 'text'}`,
  ],
  [
    'a formatter of version 6',
    `{field: 'a', headerName: 'A', valueFormatter: ({value}) => value + ' €'}`,
    `{field: 'a', label: 'A', render: (value) => value + ' €', filter: 'text'}`,
  ],
  [
    'a formatter of version 7',
    `{field: 'a', headerName: 'A', valueFormatter: (value, row) => value + row.unit}`,
    `{field: 'a', label: 'A', render: (value, row) => value + row.unit, filter: 'text'}`,
  ],
];

const MENU = 'searchHidden columnMenu';
const PROPS: [title: string, before: string, after: string][] = [
  ['pages of 100 rows', '', `pageSize={100} ${MENU}`],
  [
    'the size of pages',
    'initialState={{pagination: {paginationModel: {pageSize: 5}}}} pageSizeOptions={[5, 10]}',
    `pageSize={5} pageSizes={[5, 10]} ${MENU}`,
  ],
  ['no pages', 'hideFooter', `paging="scroll" ${MENU}`],
  [
    'selection',
    'checkboxSelection disableRowSelectionOnClick',
    `selection="multiple" pageSize={100} ${MENU}`,
  ],
  [
    'selection by a click',
    'checkboxSelection',
    `selection="multiple" pageSize={100} searchHidden selectOnClick columnMenu`,
  ],
  [
    'the key of a row',
    'getRowId={row => row._id} loading={isLoading}',
    `rowKey="_id" loading={isLoading} pageSize={100} ${MENU}`,
  ],
  ['the toolbar of version 8', 'showToolbar', 'download="" pageSize={100} columnMenu'],
  [
    'the toolbar of version 6',
    'slots={{toolbar: GridToolbar}} slotProps={{toolbar: {showQuickFilter: true}}}',
    'download="" pageSize={100} columnMenu',
  ],
  ['no menu', 'disableColumnMenu density="compact"', 'density="compact" pageSize={100} searchHidden'],
];

describe('the move from MUI X Data Grid', () => {
  for (const [title, before, after] of COLUMNS)
    it(`moves a column: ${title}`, () => assert.equal(columnOf(before), after));

  for (const [title, before, after] of PROPS)
    it(`moves a prop: ${title}`, () => assert.equal(elementOf(before), after));

  it('reads the first page from a constant', () => {
    const source = file('', 'initialState={{pagination: {paginationModel}}}');
    const {code} = move(source.replace('const', 'const paginationModel = {page: 0, pageSize: 5};\nconst'));
    assert.match(code, /pageSize=\{paginationModel\.pageSize\}/);
    const later = source.replace('const', 'const paginationModel = {page: 2, pageSize: 5};\nconst');
    assert.equal(move(later).code, later);
  });

  it('adds no filters that nobody could open', () =>
    assert.ok(!move(file(`{field: 'a'}`, 'disableColumnMenu')).code.includes('filter')));

  it('scrolls like the paid grids', () =>
    assert.equal(elementOf('', 'DataGridPro'), `paging="scroll" ${MENU}`));

  it('moves types', () => {
    const source = file(`{field: 'a', headerName: 'A'}`)
      .replace('columns =', 'columns: GridColDef<Room>[] =')
      .replace('{DataGrid}', '{DataGrid, type GridColDef}');
    const {code, left} = move(source, 'grid.tsx');
    assert.match(code, /const columns: Column<Room>\[\] = /);
    assert.ok(!code.includes('@mui'));
    assert.deepEqual(left, []);
  });

  it('lists that a column was the header of its row', () =>
    assert.deepEqual(
      move(file(`{field: 'a', headerName: 'A', rowHeader: true}`)).left.map(({what}) => what),
      ['rowHeader'],
    ));

  it('lists a class, which is a part now', () => {
    assert.deepEqual(
      move(file(`{field: 'a', headerName: 'A', cellClassName: 'warm'}`)).left.map(({what}) => what),
      ['cellClassName'],
    );
  });
});

/** What stays as it is, and which line says why. */
const STAYS: [title: string, columns: string, props: string, what: string][] = [
  ['a server', '', 'paginationMode="server"', 'paginationMode'],
  ['state of the app', '', 'onSortModelChange={setSort}', 'onSortModelChange'],
  ['edits that are saved', '', 'processRowUpdate={save}', 'processRowUpdate'],
  ['a selection of the app', '', 'rowSelectionModel={ids}', 'rowSelectionModel'],
  ['a toolbar of the app', '', 'slots={{toolbar: MyToolbar}}', 'toolbar'],
  ['a computed value', `{field: 'a', valueGetter: (_, row) => row.b}`, '', 'valueGetter'],
  ['actions', `{field: 'a', type: 'actions', getActions: () => []}`, '', 'type getActions'],
  ['a checkbox', `{field: 'a', type: 'boolean'}`, '', 'type'],
  ['a cell that needs the grid', `{field: 'a', renderCell: params => params.api.x}`, '', 'renderCell'],
];

describe('a grid stays as it is', () => {
  for (const [title, columns, props, what] of STAYS)
    it(`with ${title}`, () => {
      const source = file(columns, props);
      const {code, left} = move(source);
      assert.equal(code, source);
      assert.deepEqual(left.map(one => one.what).sort(), [...what.split(' '), 'table'].sort());
    });
});
