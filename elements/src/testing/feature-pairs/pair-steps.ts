import {html} from 'lit';
import type {TableColumn} from '../../core/table/index.js';
import {pick} from '../random-steps.js';
import {CITIES, FIELDS, pairRows, type Field} from './naive-rows.js';
import type {PairTable} from './pair-table.js';
import {rowsOf} from './pair-view.js';

/** Does something, and returns it in words; null if it is not possible now. */
export type PairStep = (pair: PairTable) => string | null | Promise<string | null>;

/** What can be done with a table. */
export interface PairSteps {
  /** What the app sets: any number of changes, before the table renders. */
  readonly sets: readonly ((pair: PairTable) => string)[];
  /** What the user does with what is shown, and what the app does at once. */
  readonly acts: readonly PairStep[];
}

/** Returns some of the items, in any order. */
export function someOf<Item>(random: () => number, items: readonly Item[], count = items.length): Item[] {
  const ordered = items.map(item => ({item, order: random()})).sort((a, b) => a.order - b.order);
  return ordered.slice(0, count).map(({item}) => item);
}

/** Returns columns of an app, with one of two sets of labels and in any order. */
export function randomColumns(random: () => number): TableColumn[] {
  const prefix = pick(random, ['', '', 'The ']);
  const all: Record<Field, TableColumn> = {
    name: {label: `${prefix}Name`, field: 'name', filter: 'text'},
    city: {
      label: `${prefix}City`,
      field: 'city',
      filter: 'options',
      filterOptions: CITIES.map(value => ({value, label: `${value}!`})),
      render: value => html`<b>${value}</b>`,
    },
    age: {label: `${prefix}Age`, field: 'age', filter: 'number', footer: rows => `${rows.length} rows`},
    note: {label: `${prefix}Note`, field: 'note'},
  };
  const fields = random() < 0.5 ? FIELDS : someOf(random, FIELDS, pick(random, [2, 3, 4]));
  return fields.map(field => all[field]);
}

export const randomSort = ({random}: PairTable) => ({
  field: pick(random, FIELDS),
  direction: pick(random, ['asc', 'desc'] as const),
});

/** What can be done with every table. */
export const BASE_STEPS: PairSteps = {
  sets: [
    pair => pair.setPageSize(pick(pair.random, pair.pageSizes)),
    pair => pair.setQuery({sort: pair.random() < 0.2 ? null : randomSort(pair)}),
    pair => pair.setQuery({search: pick(pair.random, ['', 'a', 'porto', '1', 'n2', 'zz'])}),
    pair => pair.setColumns(randomColumns(pair.random)),
  ],
  acts: [
    pair => {
      const button = pick(pair.random, [...pair.root.querySelectorAll<HTMLElement>('.number'), null]);
      return button && pair.act('page', button.textContent.trim(), () => button.click());
    },
    pair => sortBy(pair, 'sort'),
    pair => {
      const [count, start] = [pick(pair.random, pair.rowCounts), pick(pair.random, [1, 1, 4])];
      return pair.model.isUp ? pair.setRows(pairRows(count, start)) : null;
    },
    pair => {
      if (pair.model.isClient || pair.uses('prefetch')) return null;
      pair.model.isUp = !pair.model.isUp;
      return pair.model.isUp ? 'server up' : 'server down';
    },
    focusControl,
  ],
};

/** Clicks a header, with Shift to sort by one more column. */
export function sortBy(pair: PairTable, action: 'sort' | 'then-by'): string | null {
  const {root, model, random} = pair;
  const buttons = [...root.querySelectorAll<HTMLElement>('.sort')];
  const button = pick(random, [...buttons, null]);
  if (button === null) return null;
  const shiftKey = action === 'then-by';
  const click = new MouseEvent('click', {bubbles: true, composed: true, detail: 1, shiftKey});
  const taken = shiftKey && !model.has('multi-sort') ? 'sort' : action;
  return pair.act(taken, model.columns[buttons.indexOf(button)]!.field, () => button.dispatchEvent(click));
}

/** Focuses a control of a row. */
export function focusControl(pair: PairTable): string | null {
  const selector = '.row-link, .check, .detail-toggle, .row-handle, .row-menu-button:not([hidden])';
  const controls = rowsOf(pair.element).flatMap(row => [...row.querySelectorAll<HTMLElement>(selector)]);
  const control = pick(pair.random, [...controls, null]);
  control?.focus();
  pair.hasMovedFocus = true;
  return control && `focus ${control.className} ${controls.indexOf(control)}`;
}
