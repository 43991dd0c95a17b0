import {parse} from 'csv-parse/browser/esm/sync';
import {html} from 'lit';
import type {LcDataTable, RowMoveEvent} from '../../components/data-table/data-table.js';
import {DEFAULT_LIMITS, readWorkbook} from '../../components/import/excel/read-workbook.js';
import {tableToExcel} from '../../components/table/features/excel/excel-export.js';
import {tableToCsv} from '../../components/table/features/export/row-export.js';
import {rowsToCsv, type ColumnFilter} from '../../core/table/index.js';
import {pick} from '../random-steps.js';
import {CITIES, FIELDS, pairRows, type Field, type PairRow} from './naive-rows.js';
import {addressOf} from './pair-model.js';
import {focusControl, randomSort, someOf, sortBy, type PairSteps} from './pair-steps.js';
import type {PairTable} from './pair-table.js';
import {rowsOf} from './pair-view.js';

const halfOf = <Item>({random}: PairTable, items: readonly Item[]) => items.filter(() => random() < 0.5);

const idsOf = ({model}: PairTable) => model.pageRows.map(({id}) => id);

/** Clicks one of the elements that match. */
function clickOne({root, random}: PairTable, selector: string): HTMLElement | null {
  const target = pick(random, [...root.querySelectorAll<HTMLElement>(selector), null]);
  target?.click();
  return target;
}

/** The id of the row that an element is in. */
const idAt = (pair: PairTable, element: Element) =>
  idsOf(pair)[rowsOf(pair.element).findIndex(row => row.contains(element))]!;

const selection: PairSteps = {
  sets: [
    pair => pair.set({selection: pick(pair.random, ['multiple', 'single', null, null])}),
    pair => {
      const selected = pair.random() < 0.3 ? [] : halfOf(pair, [...idsOf(pair), 99]);
      pair.model.initial = selected;
      return pair.set({selected});
    },
  ],
  acts: [
    pair => {
      const box = clickOne(pair, 'tbody .check');
      if (box === null) return null;
      const id = idAt(pair, box);
      pair.model.select([id], !pair.model.properties.selected.includes(id));
      return `toggle ${id}`;
    },
    pair => {
      const ids = idsOf(pair);
      // In a list without pages, it selects all rows that match, by their query.
      if (pair.model.isScrolled || ids.length === 0 || clickOne(pair, 'thead .check') === null) return null;
      pair.model.select(ids, !ids.every(id => pair.model.properties.selected.includes(id)));
      return 'toggle page';
    },
    pair => {
      pair.form.reset();
      if (pair.model.isEditing) pair.model.edits.clear();
      else if (pair.model.has('selection')) pair.model.set({selected: pair.model.initial});
      return 'reset form';
    },
  ],
};

const columns: PairSteps = {
  sets: [
    pair => pair.set({columnMenu: pair.random() < 0.7}),
    pair => pair.set({columnState: pair.random() < 0.2 ? null : {hidden: halfOf(pair, FIELDS)}}),
    pair => pair.set({columnState: {hidden: halfOf(pair, FIELDS), order: someOf(pair.random, FIELDS)}}),
  ],
  acts: [
    async pair => {
      const {root, model, random} = pair;
      const buttons = [...root.querySelectorAll<HTMLElement>('.column-button')];
      if (buttons.length < 2) return null;
      const button = pick(random, buttons);
      const {field} = model.columns[buttons.indexOf(button)]!;
      pair.hasMovedFocus = true;
      if (button.ariaExpanded !== 'true') button.click();
      await pair.rendered();
      if (random() < 0.3) return `open menu of ${field}`;
      const items = [...root.querySelectorAll<HTMLElement>('[part="column-menu-item"]')];
      items.find(({textContent}) => textContent.trim() === 'Hide')!.click();
      const {hidden = [], ...state} = model.properties.columnState ?? {};
      model.set({columnState: {...state, hidden: [...hidden, field]}});
      return `hide ${field}`;
    },
  ],
};

function randomFilter({random}: PairTable, field: Field): ColumnFilter {
  if (field === 'city') return {type: 'options', values: someOf(random, CITIES, pick(random, [1, 2]))};
  if (field === 'age') return {type: 'number', from: pick(random, [1, 5, 8])};
  if (random() < 0.3) return {type: 'text', operator: 'empty'};
  return {type: 'text', operator: 'contains', value: pick(random, ['a', 'e', 'n1', 'zz'])};
}

const filters: PairSteps = {
  sets: [
    pair => pair.setQuery({filters: {}}),
    pair => {
      const fields = someOf(pair.random, FIELDS, pick(pair.random, [1, 1, 2]));
      const entries = fields.map(field => [field, randomFilter(pair, field)] as const);
      return pair.setQuery({filters: Object.fromEntries(entries)});
    },
  ],
  acts: [
    pair => {
      const buttons = [...pair.root.querySelectorAll<HTMLElement>('.chip-remove')];
      const button = pick(pair.random, [...buttons, null]);
      if (button === null) return null;
      const field = Object.keys(pair.model.query.shown.filters ?? {})[buttons.indexOf(button)]!;
      pair.hasMovedFocus = true;
      return pair.act('filter', JSON.stringify([field]), () => button.click());
    },
    async pair => {
      const button = pick(pair.random, [...pair.root.querySelectorAll<HTMLElement>('.filter-button'), null]);
      if (button === null) return null;
      const field = button.dataset['field']!;
      pair.hasMovedFocus = true;
      // The fields start with the current filter.
      if (button.ariaExpanded === 'true') button.click();
      button.click();
      await pair.rendered();
      return pair.random() < 0.3 ? `open filter of ${field}` : editFilter(pair, field);
    },
    async pair => {
      const {root, model, random} = pair;
      const index = pick(random, [...model.columns.keys()]);
      const {field, filter} = model.columns[index]!;
      const button = root.querySelectorAll<HTMLElement>('.column-button')[index];
      if (button === undefined || filter === undefined) return null;
      pair.hasMovedFocus = true;
      if (button.ariaExpanded !== 'true') button.click();
      await pair.rendered();
      const items = [...root.querySelectorAll<HTMLElement>('[part="column-menu-item"]')];
      const item = items.find(({textContent}) => textContent.trim() === 'Filter…');
      // The menu has been opened before the filters were imported.
      if (item === undefined) return `open menu of ${field}`;
      item.click();
      await pair.rendered();
      return random() < 0.3 ? `open filter of ${field} from its menu` : editFilter(pair, field);
    },
  ],
};

/** Changes the fields of the open filter. */
function editFilter(pair: PairTable, field: string): string | null {
  const {root, model, random} = pair;
  const input = root.querySelector<HTMLInputElement>(
    '.filter-popup :is([name=value], [name=from], [name=option])',
  )!;
  const current = model.query.shown.filters?.[field];
  if (current?.type === 'text' && current.operator === 'empty') return null;
  const act = (filter: ColumnFilter | null, action: () => void) =>
    pair.act('filter', JSON.stringify(filter === null ? [field] : [field, filter]), action);
  if (input.name === 'option') {
    const values = current?.type === 'options' ? current.values : [];
    const others = values.filter(value => value !== input.value);
    const next = others.length < values.length ? others : [...values, input.value];
    return act(next.length === 0 ? null : {type: 'options', values: next}, () => input.click());
  }
  const value = pick(random, input.name === 'from' ? ['', '2', '6'] : ['', 'a', 'be']);
  const filter: ColumnFilter =
    input.name === 'from'
      ? {type: 'number', from: Number(value)}
      : {type: 'text', operator: 'contains', value};
  return act(value === '' ? null : filter, () => {
    input.value = value;
    input.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
  });
}

const textDetail = ({id}: PairRow) => `Detail ${id}`;
const templateDetail = ({id}: PairRow) => html`<i>Detail ${id}</i>`;

const detail: PairSteps = {
  sets: [
    pair => pair.set({renderDetail: pick(pair.random, [textDetail, templateDetail, null])}),
    pair => pair.set({detail: pick(pair.random, ['multiple', 'single'])}),
    pair => pair.set({expanded: halfOf(pair, idsOf(pair))}),
  ],
  acts: [
    pair => {
      const toggle = clickOne(pair, '.detail-toggle');
      if (toggle === null) return null;
      const id = idAt(pair, toggle);
      pair.model.toggleDetail(id);
      return `toggle detail ${id}`;
    },
  ],
};

/** Updates, removes, and adds rows of a client table, and lets the frame pass that shows it. */
async function changeRows(pair: PairTable): Promise<string | null> {
  const {model, element, random} = pair;
  if (!model.isClient || !model.has('live')) return null;
  const ids = someOf(
    random,
    model.rows.map(({id}) => id),
  );
  const remove = ids.slice(0, pick(random, [0, 0, 1]));
  const [age, city] = [pick(random, [null, 1, 8]), pick(random, CITIES)];
  const update = ids.slice(1, pick(random, [1, 3])).map(id => ({id, age, city}));
  const add = pairRows(pick(random, [0, 1, 2]), Math.max(0, ...ids) + 1);
  (element as LcDataTable).applyChanges({remove, update, add});
  const changed = model.rows.map(row => ({...row, ...update.find(({id}) => id === row.id)}));
  model.rows = [...changed.filter(({id}) => !remove.includes(id)), ...add];
  model.query.take({kind: 'rows', count: model.rows.length});
  // The focus follows its row.
  pair.hasMovedFocus = true;
  await new Promise(requestAnimationFrame);
  return `change ${JSON.stringify({remove, update, add: add.length})}`;
}

const actions: PairSteps = {
  sets: [pair => pair.set({rowActions: pair.random() < 0.3 ? null : [{action: 'edit', label: 'Edit'}]})],
  acts: [
    async pair => {
      const {element, root, random} = pair;
      pair.hasMovedFocus = true;
      const button = clickOne(pair, '.row-menu-button');
      if (button === null || random() < 0.3) return button && 'toggle menu';
      await pair.rendered();
      const item = root.querySelector<HTMLElement>('[part="row-menu"]:popover-open [role="menuitem"]');
      if (item === null) return 'close menu';
      const id = idAt(pair, button);
      const chosen: unknown[] = [];
      element.addEventListener('lc-row-action', event => chosen.push(event.detail.key), {once: true});
      item.click();
      if (chosen[0] !== id) throw new Error(`the action is for ${String(chosen[0])} instead of ${id}`);
      return `action of ${id}`;
    },
  ],
};

const rowOrder: PairSteps = {
  sets: [pair => pair.set({reorderable: pair.random() < 0.7})],
  acts: [
    async pair => {
      const {root, model, random} = pair;
      pair.hasMovedFocus = true;
      const handle = clickOne(pair, '.row-handle');
      if (handle === null || random() < 0.3) return handle && 'toggle menu of a handle';
      await pair.rendered();
      const items = [...root.querySelectorAll<HTMLElement>('.move-menu:popover-open > .move-item')];
      const choice = pick(random, [0, 1, 2]);
      const item = items.length === 1 ? items[0] : items[choice];
      if (item === undefined || item.ariaDisabled === 'true') return 'toggle menu of a handle';
      if (items.length === 1) return pair.act('own-order', '', () => item.click());
      const id = idAt(pair, handle);
      const from = model.rows.findIndex(row => row.id === id);
      return model.isUp ? moveRow(pair, id, [from - 1, from + 1, 0][choice]!, item) : null;
    },
  ],
};

/** Moves a row to a place among all rows, and compares what the table reports. */
async function moveRow(pair: PairTable, key: number, to: number, item: HTMLElement): Promise<string> {
  const {element, model} = pair;
  const others = model.rows.filter(({id}) => id !== key);
  const before = others[to]?.id ?? null;
  const reported = new Promise<unknown>(resolve => {
    const save = ({detail}: RowMoveEvent) => {
      pair.moved(others.toSpliced(to, 0, ...model.rows.filter(({id}) => id === key)));
      resolve(detail);
    };
    element.addEventListener('lc-row-move', save, {once: true});
  });
  item.click();
  // The row before which it is may have to load.
  const [detail, expected] = [await reported, {key, before}].map(move => JSON.stringify(move));
  if (detail !== expected) throw new Error(`the move is ${detail} instead of ${expected}`);
  return `move ${key} before ${before}`;
}

/** Compares all rows that match with the exported file. */
async function compareExport({model, element}: PairTable): Promise<string | null> {
  if (!model.has('export') || !model.isUp) return null;
  const csv = await tableToCsv(element);
  const expected = rowsToCsv(model.matching(model.query.shown), model.columns);
  if (csv !== expected)
    throw new Error(`the file is ${JSON.stringify(csv)} instead of ${JSON.stringify(expected)}`);
  return 'export';
}

/** Compares the texts of all rows that match with the exported workbook. */
async function compareExcel({model, element}: PairTable): Promise<string | null> {
  if (!model.has('excel') || !model.isUp) return null;
  const [sheet] = await readWorkbook(await tableToExcel(element), DEFAULT_LIMITS);
  const csv = rowsToCsv(model.matching(model.query.shown), model.columns);
  const width = model.columns.length;
  const seen = sheet!.rows.map(cells => [...cells, ...Array<string>(width - cells.length).fill('')]);
  const [rows, expected] = [seen, parse(csv)].map(table => JSON.stringify(table));
  if (rows !== expected) throw new Error(`the workbook has ${rows} instead of ${expected}`);
  return 'export to Excel';
}

const setDownload = (pair: PairTable) => pair.set({download: pick(pair.random, ['people', null])});

const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'Escape'];

/** Presses a key in the cell with the focus, or in the one that the table focuses. Fails if the focus leaves the cells. */
function moveByKey(pair: PairTable): string | null {
  const {root, element, model, random} = pair;
  if (!model.has('grid') || !model.properties.grid || element.isUpdatePending) return null;
  pair.hasMovedFocus = true;
  const isIn = () => root.activeElement?.closest('td, th') || element.querySelector(':focus-within');
  if (!isIn()) element.focus();
  const key = pick(random, KEYS);
  const target = root.activeElement ?? document.activeElement!;
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}));
  if (!isIn()) throw new Error(`${key} left the cells for ${root.activeElement?.outerHTML ?? 'the page'}`);
  return `key ${key}`;
}

const pressIn = (target: HTMLElement, key: string): void =>
  void target.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}),
  );

/** Types a note over that of a row, and leaves the table. */
function editNote(pair: PairTable): string | null {
  const {root, element, model, random} = pair;
  const index = model.columns.findIndex(({field}) => field === 'note');
  const row = pick(random, rowsOf(element));
  if (!model.isEditing || index === -1 || row === undefined || element.isUpdatePending) return null;
  pair.hasMovedFocus = true;
  const place = rowsOf(element).indexOf(row);
  const cell = row.querySelectorAll<HTMLElement>(':scope > td:not(.control-cell)')[index]!;
  cell.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, composed: true}));
  cell.focus();
  pressIn(cell, 'F2');
  const field = cell.querySelector<HTMLInputElement>('.edit-field');
  if (field === null) throw new Error('the cell has no field to edit');
  const text = `e${Math.floor(random() * 1e6)}`;
  field.value = text;
  pressIn(field, 'Enter');
  model.edits.edit(model.pageRows[place]!, text);
  // Rows stay in their places until then.
  (root.activeElement as HTMLElement | null)?.blur();
  return `type ${text} in row ${model.pageRows[place]!.id}`;
}

const editing: PairSteps = {
  sets: [],
  acts: [
    editNote,
    editNote,
    pair => {
      if (!pair.model.isEditing) return null;
      const what = pick(pair.random, ['undo', 'redo'] as const);
      pair.hasMovedFocus = true;
      pair.element[what]();
      pair.model.edits[what]();
      return what;
    },
  ],
};

/** What apps and users do with each feature. */
export const FEATURE_STEPS: Readonly<Partial<Record<string, PairSteps>>> = {
  selection,
  columns,
  filters,
  detail,
  actions,
  'row-order': rowOrder,
  editing,
  'filter-bar': {sets: [pair => pair.set({filterBar: pair.random() < 0.7})], acts: filters.acts},
  'multi-sort': {
    sets: [
      pair => {
        const [sort, other] = [randomSort(pair), randomSort(pair)];
        return pair.setQuery({sort, thenBy: sort.field === other.field ? [] : [other]});
      },
    ],
    acts: [pair => sortBy(pair, 'then-by')],
  },
  prefetch: {
    sets: [
      pair => {
        const prefetch = pair.random() < 0.7;
        Object.assign(pair.element, {prefetch});
        return `prefetch ${prefetch}`;
      },
    ],
    acts: [
      pair => {
        const next = pair.root.querySelector<HTMLElement>('.next:not([aria-disabled])');
        return next && pair.act('page', String(pair.model.query.next.page + 1), () => next.click());
      },
    ],
  },
  narrow: {sets: [pair => pair.set({narrow: pick(pair.random, ['stack', 'scroll'])})], acts: []},
  links: {sets: [pair => pair.set({rowHref: pick(pair.random, [addressOf, null])})], acts: [focusControl]},
  export: {sets: [setDownload], acts: [compareExport]},
  excel: {sets: [setDownload], acts: [compareExcel]},
  grid: {sets: [pair => pair.set({grid: pair.random() < 0.7})], acts: [moveByKey]},
  live: {sets: [], acts: [changeRows]},
  'long-pages': {
    sets: [],
    acts: [pair => (pair.model.isUp ? pair.setRows(pairRows(230, 1)) : null)],
  },
};
