import {parseIsoDate} from '../../calendar/iso.js';
import {conditionsOf} from '../filters/conditions.js';
import type {Condition} from '../filters/conditions.js';
import type {ColumnFilter, Filters, FilterType} from '../filters/filter.js';
import {parseNumber} from '../filters/filter-text.js';

/** The types of filters that a server accepts, by field. */
export type FilterFields = Readonly<Record<string, readonly FilterType[]>>;

/** The operators whose parameters are the same for every database. */
const SUFFIXES: Readonly<Record<Exclude<Condition['operator'], PartOperator>, string>> = {
  equals: '',
  empty: '',
  from: '[$gte]',
  to: '[$lte]',
  in: '[$in][]',
};

type PartOperator = 'contains' | 'starts-with';

/**
 * How a Feathers server finds a part of a text, which depends on its database:
 *
 * - `'contains'`: `name[$contains]=ada` and `name[$startsWith]=ada`, which your own service translates.
 * - `'ilike'`: `name[$ilike]=%ada%`, for `@feathersjs/knex` with PostgreSQL.
 * - `'like'`: `name[$like]=%ada%`, for `@feathersjs/knex` with MySQL or SQLite.
 * - `'regex'`: `name[$regex]=ada` and `name[$options]=i`, for `@feathersjs/mongodb`.
 */
export type FeathersText = 'contains' | 'ilike' | 'like' | 'regex';

/** Options of a query for Feathers. */
export interface FeathersOptions {
  /** How the server finds a part of a text. Default `'contains'`. */
  readonly text?: FeathersText | undefined;
}

type WriteText = (value: string, isStart: boolean) => readonly (readonly [operator: string, value: string])[];

/** LIKE reads `%`, `_`, and the backslash that escapes them. */
const like = (value: string, isStart: boolean): string =>
  `${isStart ? '' : '%'}${value.replace(/[\\%_]/g, '\\$&')}%`;

const TEXTS: Readonly<Record<FeathersText, WriteText>> = {
  contains: (value, isStart) => [[isStart ? 'startsWith' : 'contains', value]],
  ilike: (value, isStart) => [['ilike', like(value, isStart)]],
  like: (value, isStart) => [['like', like(value, isStart)]],
  regex: (value, isStart) => [
    ['regex', `${isStart ? '^' : ''}${value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`],
    ['options', 'i'],
  ],
};

/**
 * Returns the parameters of filters as keys and values, in the language of Feathers: `age[$gte]=18`, `age[$lte]=65`,
 * `country[$in][]=DE` for each option, `name=ada` for equal, `name=` for empty, `name[$ne]=` for not empty, and for a part
 * of a text what `text` says. Wildcards in a text are escaped with a backslash.
 */
export function encodeFeathersFilters(
  filters: Filters,
  {text = 'contains'}: FeathersOptions = {},
): [string, string][] {
  return conditionsOf(filters).flatMap(condition => conditionParams(condition.field, condition, {text}));
}

/** Returns the parameters of one condition. `key` is that of its field, also inside of a list. */
export function conditionParams(
  key: string,
  {operator, value, values}: Condition,
  {text = 'contains'}: FeathersOptions,
): [string, string][] {
  if (operator === 'empty') return [[value === 'true' ? key : `${key}[$ne]`, '']];
  if (operator === 'contains' || operator === 'starts-with')
    return TEXTS[text](value, operator === 'starts-with').map(([name, part]) => [`${key}[$${name}]`, part]);
  return (operator === 'in' ? values : [value]).map(part => [key + SUFFIXES[operator], part]);
}

const FILTER_KEY = /^(.*?)(?:\[\$(gte|lte|ne|contains|startsWith)\]|\[\$(in)\]\[\])?$/s;
const MAX_VALUES = 100;
const MAX_TEXT = 200;

/** The type of a filter, or that of rows without a value. */
type AcceptedType = FilterType | 'empty';

/** A parameter of a filter. */
interface FilterParam {
  readonly key: string;
  readonly field: string;
  /** The name of the operator without `$`; `''` for equal. */
  readonly operator: string;
  readonly value: string;
}

/** Reads the parameters of `encodeFeathersFilters` with the default options on a server. Refuses all others with a reason. */
export class FeathersFilterReader {
  readonly #fields: ReadonlyMap<string, readonly AcceptedType[]>;
  readonly #filters = new Map<string, ColumnFilter>();

  /** @param groups Fields that also accept the value of a group, or none. */
  constructor(fields: FilterFields, groups: readonly string[] = []) {
    const accepted = new Map<string, readonly AcceptedType[]>(Object.entries(fields));
    for (const field of groups) accepted.set(field, [...(accepted.get(field) ?? []), 'options', 'empty']);
    this.#fields = accepted;
  }

  /** Returns the filters, or undefined if there are none. */
  get filters(): Filters | undefined {
    return this.#filters.size === 0 ? undefined : Object.fromEntries(this.#filters);
  }

  /** Reads a parameter. Returns the reason if it is not accepted. */
  read(key: string, value: string, acceptedKeys: string): string | null {
    const [, field = '', suffix, inSuffix] = FILTER_KEY.exec(key) ?? [];
    const types = this.#fields.get(field);
    if (types === undefined) return `${key} is not known; ${acceptedKeys} are accepted.`;
    if (value.length > MAX_TEXT) return `${key} must be at most ${MAX_TEXT} characters long.`;
    const current = this.#filters.get(field);
    const filter = filterOf({key, field, operator: suffix ?? inSuffix ?? '', value}, types, current);
    if (typeof filter === 'string') return filter;
    // Only the ends of a range and the options of a list belong together.
    if (current !== undefined && (current.type === 'text' || current.type !== filter.type))
      return `${key} is a second filter of ${field}; one is accepted.`;
    this.#filters.set(field, filter);
    return null;
  }
}

/** Returns the filter of a parameter, with the parts of the current filter, or the reason if it is not accepted. */
function filterOf(
  param: FilterParam,
  types: readonly AcceptedType[],
  current: ColumnFilter | undefined,
): ColumnFilter | string {
  const {key, field, operator, value} = param;
  if (operator === 'gte' || operator === 'lte') return rangeOf(param, types, current);
  if (operator !== 'in') {
    const isEmpty = operator === '' && value === '' && types.includes('empty');
    return types.includes('text') || isEmpty ? textOf(param) : `${key} is not accepted by ${field}.`;
  }
  if (!types.includes('options')) return `${key} is not accepted by ${field}.`;
  const values = current?.type === 'options' ? current.values : [];
  if (values.length === MAX_VALUES) return `${key} is accepted at most ${MAX_VALUES} times.`;
  return {type: 'options', values: [...values, value]};
}

function rangeOf(
  {key, field, operator, value}: FilterParam,
  types: readonly AcceptedType[],
  current: ColumnFilter | undefined,
): ColumnFilter | string {
  const end = operator === 'gte' ? 'from' : 'to';
  if (types.includes('number')) {
    const number = parseNumber(value);
    if (number === null) return `${key} must be a decimal number.`;
    return {...(current?.type === 'number' && current), type: 'number', [end]: number};
  }
  if (!types.includes('date')) return `${key} is not accepted by ${field}.`;
  if (parseIsoDate(value) === null) return `${key} must be a date such as 2026-03-31.`;
  return {...(current?.type === 'date' && current), type: 'date', [end]: value};
}

function textOf({key, operator, value}: FilterParam): ColumnFilter | string {
  if (operator === 'contains') return {type: 'text', operator, value};
  if (operator === 'startsWith') return {type: 'text', operator: 'starts-with', value};
  if (operator === '')
    return value === '' ? {type: 'text', operator: 'empty'} : {type: 'text', operator: 'equals', value};
  return value === '' ? {type: 'text', operator: 'not-empty'} : `${key} must be empty.`;
}
