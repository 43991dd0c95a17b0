import {parseIsoDate} from '../calendar/iso.js';
import {conditionsOf} from './filters/conditions.js';
import type {Condition} from './filters/conditions.js';
import type {ColumnFilter, Filters, FilterType} from './filters/filter.js';
import {parseNumber} from './filters/filter-text.js';

/** The types of filters that a server accepts, by field. */
export type FilterFields = Readonly<Record<string, readonly FilterType[]>>;

const SUFFIXES: Readonly<Record<Condition['operator'], string>> = {
  equals: '',
  empty: '',
  contains: '[$contains]',
  'starts-with': '[$startsWith]',
  from: '[$gte]',
  to: '[$lte]',
  in: '[$in][]',
};

/**
 * Returns the parameters of filters as keys and values, in the language of Feathers: `age[$gte]=18`, `age[$lte]=65`,
 * `country[$in][]=DE` for each option, `name=ada` for equal, `name=` for empty, and `name[$ne]=` for not empty.
 *
 * Feathers has no operators for a part of a text. `name[$contains]=ada` and `name[$startsWith]=a` are a convention: a
 * server allows them in `filters` of its service, and turns them into what its database understands, such as
 * `{$ilike: '%ada%'}` for Knex or a `$regex` for MongoDB.
 */
export function encodeFeathersFilters(filters: Filters): [string, string][] {
  return conditionsOf(filters).flatMap(({field, operator, value, values}) => {
    if (operator === 'empty') return [[value === 'true' ? field : `${field}[$ne]`, '']];
    return (operator === 'in' ? values : [value]).map((text): [string, string] => [
      field + SUFFIXES[operator],
      text,
    ]);
  });
}

const FILTER_KEY = /^(.*?)(?:\[\$(gte|lte|ne|contains|startsWith)\]|\[\$(in)\]\[\])?$/s;
const MAX_VALUES = 100;
const MAX_TEXT = 200;

/** A parameter of a filter. */
interface FilterParam {
  readonly key: string;
  readonly field: string;
  /** The name of the operator without `$`; `''` for equal. */
  readonly operator: string;
  readonly value: string;
}

/** Reads the parameters of `encodeFeathersFilters` on a server, and refuses all others with a reason. */
export class FeathersFilterReader {
  readonly #fields: ReadonlyMap<string, readonly FilterType[]>;
  readonly #filters = new Map<string, ColumnFilter>();

  constructor(fields: FilterFields) {
    this.#fields = new Map(Object.entries(fields));
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
  types: readonly FilterType[],
  current: ColumnFilter | undefined,
): ColumnFilter | string {
  const {key, field, operator, value} = param;
  if (operator === 'gte' || operator === 'lte') return rangeOf(param, types, current);
  if (operator !== 'in')
    return types.includes('text') ? textOf(param) : `${key} is not accepted by ${field}.`;
  if (!types.includes('options')) return `${key} is not accepted by ${field}.`;
  const values = current?.type === 'options' ? current.values : [];
  if (values.length === MAX_VALUES) return `${key} is accepted at most ${MAX_VALUES} times.`;
  return {type: 'options', values: [...values, value]};
}

function rangeOf(
  {key, field, operator, value}: FilterParam,
  types: readonly FilterType[],
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
