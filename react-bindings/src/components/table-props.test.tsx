import {expect} from '@open-wc/testing';
import {DataTable} from './data-table.js';
import {ServerTable} from './server-table.js';
import type {Column} from './table-props.js';

interface Person {
  name: string;
  born: number;
}

const Digits = ({of}: {of: number}) => of.toFixed();

const people: Person[] = [{name: 'Ada', born: 1815}];

// The type check is the test: each `@ts-expect-error` fails if there is no error.
const columns: Column<Person>[] = [
  {label: 'Name', field: 'name', render: name => <b>{name.toUpperCase()}</b>},
  {label: 'Born', field: 'born', render: (born, {name}) => [born.toFixed(), name]},
  // @ts-expect-error No row has this field.
  {label: 'Nobody', field: 'nobody'},
  // @ts-expect-error The value is a string.
  {label: 'Name', field: 'name', render: name => <Digits of={name} />},
  // @ts-expect-error A cell cannot show a function.
  {label: 'Name', field: 'name', render: name => () => name},
];

const untyped = [
  {label: 'Name', field: 'name', sort: 'asc', width: '12rem'},
  {label: 'Born', field: 'born', render: (born: number, {name}: Person) => [born.toFixed(), name]},
];
const withoutLabel = [{field: 'name'}];
const withFunction = [{label: 'Name', field: 'name', render: (name: string) => () => name}];
const checked = [
  {label: 'Name', field: 'name', render: name => name.toUpperCase()},
] satisfies Column<Person>[];
const constant = [{label: 'Name', field: 'name', sort: 'asc'}] as const;
const wrong = [{label: 'Nobody', field: 'nobody'}] as const;

const trees = [
  <DataTable rows={people} columns={columns} />,
  <DataTable rows={people} columns={[{label: 'Born', field: 'born', render: born => born.toFixed()}]} />,
  <DataTable rows={[]} columns={[{label: 'Born', field: 'born'}]} />,
  <DataTable rows={people} columns={[]} />,
  <DataTable rows={people} columns={untyped} />,
  <DataTable rows={people} columns={checked} />,
  <DataTable rows={people} columns={constant} />,
  // @ts-expect-error A column has a label.
  <DataTable rows={people} columns={withoutLabel} />,
  // @ts-expect-error A cell cannot show a function.
  <DataTable rows={people} columns={withFunction} />,
  // @ts-expect-error The rows do not have this field.
  <DataTable rows={people} columns={wrong} />,
  // @ts-expect-error The rows do not have this field.
  <DataTable rows={people} columns={[{label: 'Nobody', field: 'nobody'}]} />,
  <DataTable
    rows={people}
    columns={[
      {label: 'Name', field: 'name'},
      // @ts-expect-error The rows do not have this field.
      {label: 'Nobody', field: 'nobody'},
    ]}
  />,
  // @ts-expect-error A column has no such sort state.
  <DataTable rows={people} columns={[{label: 'Name', field: 'name', sort: 'up'}]} />,
  // @ts-expect-error A column has no such property.
  <DataTable rows={people} columns={[{label: 'Name', field: 'name', header: 'Name'}]} />,
  <DataTable
    rows={people}
    // @ts-expect-error The value is a string.
    columns={[{label: 'Name', field: 'name', render: name => <Digits of={name} />}]}
  />,
  // @ts-expect-error The columns belong to other rows.
  <DataTable rows={[{age: 36}]} columns={columns} />,
  <ServerTable endpoint="/people" columns={columns} />,
  <ServerTable endpoint="/people" columns={untyped} />,
  <ServerTable endpoint="/people" columns={[{label: 'Any', field: 'any', render: value => String(value)}]} />,
  <ServerTable<Person>
    endpoint="/p"
    columns={[{label: 'Born', field: 'born', render: born => born.toFixed()}]}
  />,
  // @ts-expect-error No row has this field.
  <ServerTable<Person> endpoint="/people" columns={[{label: 'Nobody', field: 'nobody'}]} />,
];

describe('Column', () => {
  it('knows the fields of its rows, and their values', () => {
    expect([columns.length, trees.length]).to.deep.equal([5, 21]);
  });
});
