/** The move from Material React Table and Mantine React Table: what becomes of each kind of option, and what stays. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {moveMaterialReactTable} from '../../../codemod/src/moves/material-react-table/material-react-table.mjs';

interface Moved {
  readonly code: string;
  readonly moved: Record<string, number>;
  readonly left: {line: number; what: string; advice: string}[];
}

const move = (source: string, path = 'table.jsx') => moveMaterialReactTable(source, path) as Moved;

/** A file with columns, and a table with some options. */
const file = (columns: string, options = '') => `import {MaterialReactTable} from 'material-react-table';

const columns = [${columns}];

export const Rooms = ({rooms}) => <MaterialReactTable columns={columns} data={rooms} renderCaption="Rooms" ${options} />;
`;

const columnOf = (column: string, options?: string) =>
  /const columns.* = \[(.*)\];/s.exec(move(file(column, options)).code)?.[1];

const elementOf = (options: string, column = `{accessorKey: 'name', header: 'Name'}`) =>
  /<DataTable(.*)\/>/s
    .exec(move(file(column, options)).code)?.[1]
    ?.replace(/\s+/g, ' ')
    .replace(' label="Rooms" columns={columns} rows={rooms}', '')
    .trim();

const COLUMNS: [title: string, before: string, after: string][] = [
  ['a field', `{accessorKey: 'name', header: 'Name'}`, `{field: 'name', label: 'Name', filter: 'text'}`],
  [
    'a function that reads a field',
    `{accessorFn: row => row.a, id: 'a', header: 'A'}`,
    `{field: 'a', label: 'A', filter: 'text'}`,
  ],
  [
    'a column without data',
    `{id: 'x', header: 'Actions', Cell: () => <Menu />}`,
    `{label: 'Actions', render: () => <Menu />, field: ''}`,
  ],
  [
    'a filter with options',
    `{accessorKey: 'bed', header: 'Bed', filterVariant: 'select', filterSelectOptions: BEDS}`,
    `{field: 'bed', label: 'Bed', filter: 'options', filterOptions: BEDS}`,
  ],
  ['no filter', `{accessorKey: 'a', header: 'A', enableColumnFilter: false}`, `{field: 'a', label: 'A'}`],
  [
    'no sort',
    `{accessorKey: 'a', header: 'A', enableSorting: false, size: 90}`,
    `{field: 'a', label: 'A', sort: 'disabled', width: 90, filter: 'text'}`,
  ],
  [
    'the alignment of numbers',
    `{accessorKey: 'a', header: 'A', muiTableHeadCellProps: {align: 'right'}, muiTableBodyCellProps: {align: 'right'}}`,
    `{field: 'a', label: 'A', align: 'end', filter: 'text'}`,
  ],
];

/** What renders a cell, before and after. */
const CELLS: [title: string, before: string, after: string][] = [
  ['the value', '({cell}) => cell.getValue() + 1', '(value) => value + 1'],
  ['the rendered value', '({renderedCellValue}) => <b>{renderedCellValue}</b>', '(value) => <b>{value}</b>'],
  ['the row', '({row}) => <a href={row.original.url}>Open</a>', '(_, row) => <a href={row.url}>Open</a>'],
  ['both', '({cell, row}) => f(cell.getValue(), row.original)', '(value, row) => f(value, row)'],
  ['another field', `({row}) => row.getValue('city')`, '(_, row) => row.city'],
  ['a parameter without braces', '(props) => props.cell.getValue()', '(value) => value'],
  ['nested braces', '({row: {original}}) => original.name', '(_, row) => row.name'],
  [
    'a name that is taken',
    '({cell}) => { const value = cell.getValue(); return value; }',
    '(cellValue) => { const value = cellValue; return value; }',
  ],
  ['an object', '({row}) => <User {...{row: row.original}} />', '(_, row) => <User {...{row: row}} />'],
];

const OPTIONS: [title: string, before: string, after: string][] = [
  ['the menu, which is on by default', '', 'columnMenu'],
  ['widths for all columns', 'defaultColumn={{minSize: 40, size: 100}}', 'columnMenu'],
  ['no menu', 'enableColumnActions={false} enableHiding={false}', ''],
  ['selection', 'enableRowSelection enableColumnActions={false}', 'selection="multiple"'],
  [
    'selection of one row',
    'enableRowSelection enableMultiRowSelection={false} enableHiding={false}',
    'selection="single"',
  ],
  ['the key of a row', 'getRowId={row => row.code} enableHiding={false}', 'rowKey="code"'],
  ['a key that is the default', 'getRowId={row => `${row.id}`} enableHiding={false}', ''],
  ['no search', 'enableGlobalFilter={false} enableHiding={false}', 'searchHidden'],
  [
    'the size of pages',
    'initialState={{pagination: {pageSize: 5, pageIndex: 0}}} enableHiding={false}',
    'pageSize={5}',
  ],
  ['no pages', 'enablePagination={false} enableHiding={false}', 'paging="scroll"'],
  [
    'loading',
    'state={{isLoading, showProgressBars: isSaving}} enableHiding={false}',
    'loading={isLoading || isSaving}',
  ],
  [
    'a detail',
    'renderDetailPanel={({row}) => <p>{row.original.note}</p>} enableHiding={false}',
    'renderDetail={(row) => <p>{row.note}</p>}',
  ],
  [
    'a tree',
    'enableExpanding getSubRows={row => row.children} enableHiding={false}',
    'childrenField="children"',
  ],
];

describe('the move from Material React Table', () => {
  it('moves a toolbar that does not use the table', () =>
    assert.match(
      move(file('', 'renderTopToolbarCustomActions={({table}) => <b>Rooms</b>}')).code,
      /<div slot="toolbar"><b>Rooms<\/b><\/div>/,
    ));

  for (const [title, before, after] of COLUMNS)
    it(`moves a column: ${title}`, () => assert.equal(columnOf(before), after));

  for (const [title, before, after] of CELLS)
    it(`moves a cell: ${title}`, () =>
      assert.equal(
        columnOf(`{accessorKey: 'a', header: 'A', Cell: ${before}}`),
        `{field: 'a', label: 'A', render: ${after}, filter: 'text'}`,
      ));

  for (const [title, before, after] of OPTIONS)
    it(`moves an option: ${title}`, () => assert.equal(elementOf(before), after));

  it('sorts a column at first', () => {
    const column = columnOf(
      `{accessorKey: 'a', header: 'A'}`,
      'initialState={{sorting: [{id: "a", desc: true}]}}',
    );
    assert.equal(column, `{field: 'a', label: 'A', sort: 'desc', filter: 'text'}`);
  });

  it('moves a hook with its table, its types, and its imports', () => {
    const {code, left} = move(
      `import {useMemo} from 'react';
import {MaterialReactTable, useMaterialReactTable, type MRT_ColumnDef, type MRT_Row} from 'material-react-table';

export function Rooms({rooms}: {rooms: Room[]}) {
  const columns = useMemo<MRT_ColumnDef<Room, string>[]>(() => [{accessorKey: 'name', header: 'Name'}], []);
  const table = useMaterialReactTable({columns, data: rooms, enableHiding: false, renderCaption: 'Rooms'});
  return <MaterialReactTable table={table} />;
}
export type RoomRow = MRT_Row<Room>;
`,
      'table.tsx',
    );
    assert.equal(
      code,
      `import {useMemo} from 'react';
import {type MRT_Row} from 'material-react-table';
import '@life-changers/elements/table-filters';
import {DataTable, type Column} from '@life-changers/react';

export function Rooms({rooms}: {rooms: Room[]}) {
  const columns = useMemo<Column<Room>[]>(() => [{field: 'name', label: 'Name', filter: 'text'}], []);
  return <DataTable label="Rooms" columns={columns} rows={rooms} />;
}
export type RoomRow = MRT_Row<Room>;
`,
    );
    assert.deepEqual(left, []);
    assert.equal(move(code, 'table.tsx').code, code);
  });

  it('keeps the name of a component of the app', () => {
    const source = file(`{accessorKey: 'a', header: 'A'}`).replace('Rooms =', 'DataTable =');
    assert.match(move(source).code, /<LcDataTable /);
  });

  it('asks for the key of rows that are selected', () => {
    const {left} = move(file(`{accessorKey: 'a', header: 'A'}`, 'enableRowSelection'));
    assert.deepEqual(
      left.map(({what}) => what),
      ['rowKey'],
    );
  });

  it('removes a look, and lists it', () => {
    const {code, left} = move(file(`{accessorKey: 'a', header: 'A'}`, 'muiTablePaperProps={{sx: {m: 1}}}'));
    assert.ok(!code.includes('muiTablePaperProps'));
    assert.deepEqual(
      left.map(({line, what}) => [line, what]),
      [[5, 'muiTablePaperProps']],
    );
  });
});

/** What stays as it is, and which line says why. */
const STAYS: [title: string, columns: string, options: string, what: string][] = [
  ['a server', '', 'manualPagination', 'manualPagination'],
  ['state of the app', '', 'onSortingChange={setSorting}', 'onSortingChange'],
  ['editing', '', 'enableEditing', 'enableEditing'],
  ['an option that is not known', '', 'renderToolbar={x}', 'renderToolbar'],
  ['options from elsewhere', '', '{...rest}', '...'],
  ['a flag that is not a literal', '', 'enableRowSelection={isAdmin}', 'enableRowSelection'],
  [
    'a look with handlers',
    '',
    'muiTableBodyRowProps={({row}) => ({onClick: () => open(row)})}',
    'muiTableBodyRowProps',
  ],
  ['a computed value', `{accessorFn: row => row.a + row.b, id: 'c', header: 'C'}`, '', 'accessorFn'],
  [
    'a toolbar that needs the table',
    '',
    'renderTopToolbarCustomActions={({table}) => <Bar of={table} />}',
    'renderTopToolbarCustomActions',
  ],
  ['more for all columns', '', 'defaultColumn={{enableSorting: false}}', 'defaultColumn'],
  ['a field inside of another', `{accessorKey: 'a.b', header: 'B'}`, '', 'accessorKey'],
  ['a cell that needs the table', `{accessorKey: 'a', header: 'A', Cell: ({table}) => table.x}`, '', 'Cell'],
  ['a cell with a hook', `{accessorKey: 'a', header: 'A', Cell: () => useUser().name}`, '', 'Cell'],
  ['a cell from elsewhere', `{accessorKey: 'a', header: 'A', Cell: NameCell}`, '', 'Cell'],
  ['columns from elsewhere', '...others', '', 'columns'],
];

describe('a table stays as it is', () => {
  for (const [title, columns, options, what] of STAYS)
    it(`with ${title}`, () => {
      const source = file(columns, options);
      const {code, left} = move(source);
      assert.equal(code, source);
      assert.deepEqual(left.map(one => one.what).sort(), [what, 'table'].sort());
    });

  it('if its columns are used twice', () => {
    const source =
      file(`{accessorKey: 'a', header: 'A'}`) +
      'export const names = columns.map(column => column.header);\n';
    assert.equal(move(source).code, source);
  });
});
