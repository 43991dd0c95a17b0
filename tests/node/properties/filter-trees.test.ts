import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import qs from 'qs';
import {
  decodeFeathersQuery,
  encodeFeathersQuery,
  initialQuery,
  newTreeFilter,
  RowIndex,
  runToEnd,
  type ColumnFilter,
  type FieldCondition,
  type FilterTree,
  type TableRow,
} from '../../../elements/src/core/table/index.js';
import {FewRows} from '../../../elements/src/core/table/search/few-rows.js';
import {check} from './check.js';
import {naiveTreeMatches} from './naive-rows.js';
import {filterTrees} from './queries.js';

const FIELDS = ['name', 'age', 'born', '__proto__'];

const words = fc.constantFrom('', 'a', 'ab', 'b', 'ba', '1');
const ages = fc.integer({min: 0, max: 3});
const days = fc.constantFrom('2024-02-28', '2024-02-29', '2024-03-01');
const rows = fc.array(
  fc
    .array(fc.tuple(fc.constantFrom(...FIELDS), fc.oneof(words, ages, days, fc.constant(null))), {
      maxLength: 4,
    })
    .map((entries): TableRow => Object.fromEntries(entries)),
  {maxLength: 12},
);

const ranged = <End>(ends: fc.Arbitrary<End>) => fc.record({from: fc.option(ends), to: fc.option(ends)});
const withoutNull = <Ends extends object>(ends: Ends) =>
  Object.fromEntries(Object.entries(ends).filter(([, end]) => end !== null));
const filters: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc.record({
    type: fc.constant('text' as const),
    operator: fc.constantFrom('contains', 'equals', 'starts-with', 'empty', 'not-empty'),
    value: words,
  }),
  fc.record({type: fc.constant('options' as const), values: fc.array(words, {maxLength: 3})}),
  ranged(ages).map(ends => ({type: 'number' as const, ...withoutNull(ends)})),
  ranged(days).map(ends => ({type: 'date' as const, ...withoutNull(ends)})),
);

const matchesOf = (all: readonly TableRow[], where: FilterTree) =>
  all.flatMap((row, index) => (naiveTreeMatches(row, where) ? [index] : []));

describe('the rows that match a tree', () => {
  it('are those of plain code, in few rows and in an index, one tree after the other', async () => {
    const trees = fc.array(filterTrees(fc.constantFrom(...FIELDS), filters), {minLength: 1, maxLength: 3});
    await check(
      fc.property(rows, trees, (all, wheres) => {
        const options = {compareText: () => 0, filterTree: newTreeFilter, warn: assert.fail};
        const sources = [new RowIndex(all, FIELDS, options), new FewRows(all, FIELDS, options)] as const;
        for (const where of wheres) {
          const query = {sort: null, search: '', where};
          const expected = matchesOf(all, where);
          assert.deepEqual(runToEnd(sources[0].view(query)).slice(0, all.length), expected);
          assert.deepEqual(sources[1].view(query).slice(0, all.length), expected);
        }
      }),
      {runs: 2000},
    );
  });
});

/** A query of Feathers as its usual server reads it. */
type ReadQuery = Readonly<Record<string, unknown>>;

/** Whether a row matches a query of Feathers: what adapters document, in plain code. */
function feathersMatches(row: TableRow, query: ReadQuery): boolean {
  return Object.entries(query).every(([key, value]) => {
    if (key === '$or') return (value as ReadQuery[]).some(part => feathersMatches(row, part));
    if (key === '$and') return (value as ReadQuery[]).every(part => feathersMatches(row, part));
    if (key.startsWith('$')) return true;
    const operators = typeof value === 'object' ? (value as ReadQuery) : {$eq: value};
    return Object.entries(operators).every(([name, asked]) => compare(row[key] as Cell, name, asked));
  });
}

type Cell = string | number | null | undefined;

function compare(cell: Cell, name: string, asked: unknown): boolean {
  const text = String(cell ?? '');
  if (name === '$eq') return text === asked;
  if (name === '$ne') return text !== asked;
  if (name === '$in') return (asked as string[]).includes(text);
  if (name === '$contains') return text.includes(asked as string);
  if (name === '$startsWith') return text.startsWith(asked as string);
  const isDay = String(asked).includes('-0');
  if (cell === '' || cell === null || cell === undefined || (typeof cell === 'string') !== isDay)
    return false;
  if (isDay && !/^\d{4}-/.test(text)) return false;
  const [one, other] = isDay ? [text, String(asked)] : [Number(cell), Number(asked)];
  return name === '$gte' ? one >= other : one <= other;
}

/** A server that accepts only options of a field gets no texts of it. */
const withoutTextsOfAge = (tree: FilterTree): FilterTree =>
  JSON.parse(JSON.stringify(tree), (_, value: unknown) => {
    const {field, filter} = Object(value) as Partial<FieldCondition>;
    return field === 'age' && filter?.type === 'text' ? {field: 'name', filter} : value;
  }) as FilterTree;

describe('the tree in the parameters of Feathers', () => {
  const fields = fc.constantFrom('name', 'age', 'born');
  const trees = filterTrees(fields, filters);
  const encoded = (where: FilterTree) =>
    new URLSearchParams(encodeFeathersQuery({...initialQuery(), where})).toString();

  it('is read by the usual parser, which knows five levels, with the same rows', async () => {
    await check(
      fc.property(rows, trees, (all, where) => {
        const query = qs.parse(encoded(where)) as ReadQuery;
        const found = all.flatMap((row, index) => (feathersMatches(row, query) ? [index] : []));
        assert.deepEqual(found, matchesOf(all, where));
      }),
      {runs: 3000},
    );
  });

  it('is decoded as a tree that matches the same rows', async () => {
    const accepted = {name: ['text', 'options', 'number'], age: ['options', 'number']} as const;
    const limits = {fields: [], maxLimit: 100, defaultLimit: 10, filters: accepted};
    const decodable = filterTrees(
      fc.constantFrom('name', 'age'),
      filters.filter(({type}) => type !== 'date'),
    ).map(withoutTextsOfAge);
    await check(
      fc.property(rows, decodable, (all, where) => {
        const decoded = decodeFeathersQuery(new URLSearchParams(encoded(where)), limits);
        assert.ok(decoded.ok, decoded.ok ? '' : decoded.reason);
        const read = decoded.query.where ?? {match: 'all', conditions: []};
        assert.deepEqual(matchesOf(all, read), matchesOf(all, where));
      }),
      {runs: 3000},
    );
  });
});
