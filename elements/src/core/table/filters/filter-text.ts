import {parseIsoDate} from '../../calendar/iso.js';
import type {ColumnFilter, TextOperator} from './filter.js';

const OPERATORS: readonly string[] = [
  'contains',
  'equals',
  'starts-with',
  'empty',
  'not-empty',
] satisfies TextOperator[];

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

/**
 * Returns a filter as texts for a URL: `contains.ada`, `number.10_20`, `date.2026-01-01_`, or one `in.DE` for each
 * option. None of these characters is percent-encoded.
 */
export function filterTexts(filter: ColumnFilter): string[] {
  switch (filter.type) {
    case 'text':
      return [joined(filter.operator, filter.value)];
    case 'options':
      return filter.values.length === 0 ? ['in'] : filter.values.map(value => joined('in', value));
    case 'number':
    case 'date':
      return [`${filter.type}.${filter.from ?? ''}_${filter.to ?? ''}`];
  }
}

/** Reads the result of `filterTexts`. Returns null for anything else. */
export function parseFilterTexts(texts: readonly string[]): ColumnFilter | null {
  const parts = texts.map(split);
  const [first] = parts;
  if (first === undefined) return null;
  const [kind, value] = first;
  if (parts.every(part => part[0] === 'in')) return optionsFilter(parts.map(part => part[1]));
  if (parts.length > 1) return null;
  if (kind === 'number') return numberFilter(rangeOf(value));
  if (kind === 'date') return dateFilter(rangeOf(value));
  if (!OPERATORS.includes(kind)) return null;
  return {type: 'text', operator: kind as TextOperator, ...(value !== undefined && {value})};
}

type Range = readonly [from: string, to: string] | null;

const joined = (kind: string, value: string | undefined) => (value === undefined ? kind : `${kind}.${value}`);

function split(text: string): readonly [kind: string, value: string | undefined] {
  const end = text.indexOf('.');
  return end === -1 ? [text, undefined] : [text.slice(0, end), text.slice(end + 1)];
}

function optionsFilter(values: readonly (string | undefined)[]): ColumnFilter | null {
  const isEmpty = values.length === 1 && values[0] === undefined;
  const known = values.filter(value => value !== undefined);
  return isEmpty || known.length === values.length ? {type: 'options', values: known} : null;
}

function rangeOf(text = ''): Range {
  const [from, to, ...others] = text.split('_');
  return from === undefined || to === undefined || others.length > 0 ? null : [from, to];
}

function numberFilter(range: Range): ColumnFilter | null {
  if (range === null || !range.every(end => end === '' || parseNumber(end) !== null)) return null;
  const [from, to] = range;
  return {type: 'number', ...(from !== '' && {from: Number(from)}), ...(to !== '' && {to: Number(to)})};
}

function dateFilter(range: Range): ColumnFilter | null {
  if (range === null || !range.every(end => end === '' || parseIsoDate(end) !== null)) return null;
  const [from, to] = range;
  return {type: 'date', ...(from !== '' && {from}), ...(to !== '' && {to})};
}

/** Parses a finite decimal number, as JavaScript writes it. Returns null for any other text. */
export function parseNumber(text: string): number | null {
  return NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : null;
}
