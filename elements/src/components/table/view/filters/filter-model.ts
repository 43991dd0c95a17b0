import type {LocalizeController} from '../../../../controllers/localize.controller.js';
import {dateCells, fold, hasEffect, mergeQuery, needsValue} from '../../../../core/table/index.js';
import type {
  ColumnFilter,
  FilterOption,
  FilterType,
  OptionCount,
  TableQuery,
  TextOperator,
} from '../../../../core/table/index.js';
import type {Warn} from '../../../../core/bad-input.js';
import type {NumberText} from '../../../../core/number/number-text.js';
import {showsDates, type Column} from '../../model/table-columns.js';
import {filterInWords} from './filter-words.js';

export const TEXT_OPERATORS: readonly TextOperator[] = [
  'contains',
  'equals',
  'starts-with',
  'empty',
  'not-empty',
];

const TYPES: readonly unknown[] = ['text', 'number', 'date', 'options'] satisfies FilterType[];

/** Returns how columns can be filtered, by field. Columns that cannot are left out. */
export const filterTypes = (
  columns: readonly Column[],
  warn: Warn,
): (readonly [field: string, type: FilterType])[] =>
  columns.flatMap(column => {
    const type = filterTypeOf(column, warn);
    return type === null ? [] : [[column.field, type] as const];
  });

function filterTypeOf({field, source}: Column, warn: Warn): FilterType | null {
  const {filter} = source;
  if (!filter || field === '') return null;
  if (TYPES.includes(filter)) return filter;
  warn("a column's filter must be 'text', 'number', 'date' or 'options'; another value is ignored.");
  return null;
}

/** Returns the filter of a column that filters nothing. */
export function emptyFilter(type: FilterType): ColumnFilter {
  if (type === 'text') return {type, operator: 'contains', value: ''};
  return type === 'options' ? {type, values: []} : {type};
}

/**
 * Returns the filter in the fields of a popup, by name.
 *
 * @param numbers Parses the numbers of the language. An end whose text is not a number is left out.
 */
export function readFilter(
  type: Exclude<FilterType, 'options'>,
  fields: ReadonlyMap<string, string>,
  numbers: NumberText,
): ColumnFilter {
  const [from = '', to = ''] = [fields.get('from'), fields.get('to')];
  switch (type) {
    case 'text': {
      const operator = fields.get('operator') as TextOperator;
      return needsValue(operator) ? {type, operator, value: fields.get('value') ?? ''} : {type, operator};
    }
    case 'number': {
      const [start, end] = [from, to].map(text => numbers.parse(text));
      return {type, ...(start && {from: Number(start)}), ...(end && {to: Number(end)})};
    }
    case 'date':
      return {type, ...(from !== '' && {from}), ...(to !== '' && {to})};
  }
}

/** Returns the query with another filter of a field, on page 1; without it if it is null or filters nothing. */
export function withFilter(query: TableQuery, field: string, filter: ColumnFilter | null): TableQuery {
  const {[field]: _, ...others} = query.filters ?? {};
  const isOff = filter === null || !hasEffect(filter);
  return mergeQuery(query, {page: 1, filters: isOff ? others : {...query.filters, [field]: filter}});
}

/** An option of the filter of a column. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** How many rows have the value; null if that is unknown. */
  readonly count: number | null;
}

interface OptionSources {
  /** The options of the app. */
  readonly given: unknown;
  /** The values of the rows; null if they are unknown. */
  readonly counts: readonly OptionCount[] | null;
  /** The chosen values, which must be among the options. */
  readonly chosen: readonly string[];
  readonly compare: (a: string, b: string) => number;
  /** Returns the label of a value that is not among those of the app. */
  readonly textOf: (value: string) => string;
}

/** Sorting more labels would block the page. */
const MAX_SORTED = 2000;

/** Returns the options of a column: those of the app, and then the other values of the rows in the order of their text. */
export function optionList({given, counts, chosen, compare, textOf}: OptionSources): Option[] {
  const found = new Map((counts ?? []).map(({value, count}) => [value, count]));
  const labels = new Map(givenOptions(given).map(({value, label}) => [value, label]));
  const others = [...found.keys()].filter(value => !labels.has(value));
  if (others.length <= MAX_SORTED)
    others.sort((a, b) => Number(a === '') - Number(b === '') || compare(a, b));
  const values = new Set([...labels.keys(), ...others, ...chosen]);
  return [...values].map(value => ({
    value,
    label: labels.get(value) ?? textOf(value),
    count: counts === null ? null : (found.get(value) ?? 0),
  }));
}

/** Returns the options whose label contains a text. */
export function searchOptions(options: readonly Option[], text: string): readonly Option[] {
  const needle = fold(text);
  return needle === '' ? options : options.filter(({label}) => fold(label).includes(needle));
}

/** Returns the filter of a field in words. */
export function wordsOf(
  {field, filter}: {readonly field: string; readonly filter: ColumnFilter},
  column: Column | undefined,
  localize: LocalizeController,
): string {
  const {lang} = localize;
  const textOf = valueText(column, lang);
  return filterInWords({
    filter,
    label: column?.label ?? field,
    optionLabel: value => optionLabel(column?.source.filterOptions, value) ?? textOf(value),
    lang,
    term: (key, ...args) => localize.term(key, ...args),
  });
}

/** Returns the label of a value among the options of the app. */
export function optionLabel(given: unknown, value: string): string | undefined {
  return givenOptions(given).find(option => option.value === value)?.label;
}

/** Returns a function for the text of a column's value, which is what its cells show of a date. */
export function valueText(column: Column | undefined, lang: string): (value: string) => string {
  return column !== undefined && showsDates(column) ? dateCells(lang) : value => value;
}

/** The app may set anything. */
function givenOptions(given: unknown): {readonly value: string; readonly label: string}[] {
  const options = Array.isArray(given) ? (given as FilterOption[]) : [];
  return options.map(option => {
    if (typeof option !== 'object' || option === null) return {value: String(option), label: String(option)};
    return {value: String(option.value), label: String(option.label ?? option.value)};
  });
}
