import {expect} from '@open-wc/testing';
import type {LcDataTable} from '../../components/data-table/data-table.js';
import type {TableCell, TableColumn, TableRow} from './row.js';

interface Person {
  name: string;
  born?: number;
  city: TableCell<string> | null;
}

type Visitor = Person | {name: string; badge: bigint};

/** Takes only exactly the type that it is asked for. */
const exactly =
  <Type>() =>
  <Given>(value: Given, ..._proof: [Given, Type] extends [Type, Given] ? [] : [never]): string =>
    String(value);

// The type check is the test: each `@ts-expect-error` line fails if there is no error.
const people: TableColumn<Person>[] = [
  {label: 'Name', field: 'name', render: value => exactly<string>()(value)},
  {label: 'Born', field: 'born', render: value => exactly<number | undefined>()(value)},
  {label: 'City', field: 'city', render: (value, row) => exactly<string | null>()(value) + row.name},
  {label: 'Buttons', field: '', render: value => exactly<undefined>()(value)},
  // @ts-expect-error No row has this field.
  {label: 'Nobody', field: 'nobody'},
  // @ts-expect-error A column has a field.
  {label: 'None'},
];

const visitors: TableColumn<Visitor>[] = [
  {label: 'Badge', field: 'badge', render: value => exactly<bigint | undefined>()(value)},
  // @ts-expect-error None of the rows has this field.
  {label: 'Nobody', field: 'nobody'},
];

const anyRows: TableColumn[] = [
  {
    label: 'Any',
    field: 'whatever',
    render: (value, row) => exactly<unknown>()(value) + exactly<TableRow>()(row),
  },
  // @ts-expect-error A value of unknown type.
  {label: 'Any', field: 'price', render: value => exactly<number>()(value)},
];

function setColumns(table: LcDataTable, typed: LcDataTable<Person>): void {
  table.columns = people;
  table.columns = anyRows;
  typed.columns = people;
  typed.rows = [{name: 'Ada', city: null}];
  // @ts-expect-error A row without its name.
  typed.rows = [{city: null}];
  // @ts-expect-error Columns of other rows.
  typed.columns = visitors;
  // An element of the page becomes one of these rows.
  const same = table as LcDataTable<Person>;
  same.columns = people;
}

describe('TableColumn', () => {
  it('knows the fields of its rows, and their values', () => {
    expect([people.length, visitors.length, anyRows.length]).to.deep.equal([6, 2, 2]);
    expect(setColumns).to.be.a('function');
  });
});
