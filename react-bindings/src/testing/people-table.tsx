import type {LcDataTable} from '@life-changers/elements/data-table';
import {createContext, useContext} from 'react';
import type {Column} from '../components/table-props.js';

export interface Person {
  name: string;
  born: number;
}

export const people: Person[] = [
  {name: 'Grace', born: 1906},
  {name: 'Ada', born: 1815},
  {name: 'Alan', born: 1912},
];

export const Century = createContext('nothing');

export function CenturyOf({born}: {born: number}) {
  return <em>{`${Math.ceil(born / 100)}th ${useContext(Century)}`}</em>;
}

export const columns: Column<Person>[] = [
  {label: 'Name', field: 'name'},
  {label: 'Born', field: 'born', render: (_, {born}) => <CenturyOf born={born} />},
];

export const tableIn = (container: Element) => container.querySelector<LcDataTable>('lc-data-table')!;

/** The visible text of the cells of a column. */
export function shownCells(table: LcDataTable, column: number): string[] {
  return [...table.shadowRoot!.querySelectorAll('tbody tr')].map(row => {
    const cell = row.querySelectorAll('td')[column]!;
    const slotted = cell.querySelector('slot')?.assignedElements()[0];
    return (slotted ?? cell).textContent.trim();
  });
}

export const sortButtons = (table: LcDataTable) =>
  table.shadowRoot!.querySelectorAll<HTMLElement>('th button');
