import type {TableElement} from '../components/table/table-element.js';
import type {TableColumn} from '../core/table/index.js';
import type {Step} from './naive-table.js';

/** Reproducible random numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const VALUES = {
  page: [1, 1, 2, 2, 3, 3, 4, 99, 0, -1, 1.5, NaN, null, undefined, 'x'],
  pageSize: [3, 3, 5, 5, 10, 10, 0, NaN, null, undefined],
  search: ['', '', 'person', 'person 1', 'nobody', null, undefined],
};

type Random = () => number;

/** Returns one of some items. */
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

/** Returns a step that is possible in the current state of the table. */
export function randomStep(random: Random, table: TableElement): Step {
  const kind = random();
  const names =
    'search' in table ? (['page', 'pageSize', 'search'] as const) : (['page', 'pageSize'] as const);
  if (kind < 0.45) {
    const name = pick(random, names);
    return {kind: 'set', name, value: pick(random, VALUES[name])};
  }
  if (kind < 0.52) {
    const direction = pick(random, ['asc', 'desc'] as const);
    return {kind: 'columns', sort: random() < 0.3 ? null : {field: pick(random, ['name', 'age']), direction}};
  }
  if (kind < 0.6 && 'rows' in table) return {kind: 'rows', count: pick(random, [0, 4, 12, 42])};
  const action = pick(random, [
    'page',
    'page',
    'page-size',
    'sort',
    ...('search' in table ? ['search'] : []),
  ]);
  if (action === 'sort') return {kind: 'act', action, value: pick(random, ['name', 'age'])};
  if (action === 'search') return {kind: 'act', action, value: pick(random, ['', 'p', 'person 2', 'zz'])};
  if (action === 'page-size') return {kind: 'act', action, value: pick(random, ['5', '10', '20'])};
  const pages = [...table.shadowRoot!.querySelectorAll('.number')].map(button => button.textContent.trim());
  if (pages.length === 0) return {kind: 'act', action: 'sort', value: 'name'};
  return {kind: 'act', action: 'page', value: pick(random, pages)};
}

const columnsSortedBy = (sort: {field: string; direction: 'asc' | 'desc'} | null): TableColumn[] =>
  ['name', 'age'].map(field => ({label: field, field, sort: sort?.field === field ? sort.direction : ''}));

/** Applies a step to a table, like the user or the app. */
export function doStep(table: TableElement, step: Step, rowsOf: (count: number) => object[]): void {
  if (step.kind === 'set') Object.assign(table, {[step.name]: step.value});
  else if (step.kind === 'query') Object.assign(table, {query: step.parts});
  else if (step.kind === 'columns') table.columns = columnsSortedBy(step.sort);
  else if (step.kind === 'rows') Object.assign(table, {rows: rowsOf(step.count)});
  else act(table.shadowRoot!, step.action, step.value);
}

function act(root: ShadowRoot, action: string, value: string): void {
  const named = (selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].find(({textContent}) => textContent.trim() === value)!;
  if (action === 'page') named('.number').click();
  else if (action === 'sort') named('th button').click();
  else {
    const isSearch = action === 'search';
    const field = root.querySelector<HTMLInputElement>(isSearch ? '.search-input' : 'select')!;
    field.value = value;
    field.dispatchEvent(new Event(isSearch ? 'input' : 'change', {bubbles: true}));
  }
}

/** The first columns of a random test. */
export const plainColumns = columnsSortedBy(null);
