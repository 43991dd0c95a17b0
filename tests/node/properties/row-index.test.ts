import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {
  newRowFilter,
  RowIndex,
  runToEnd,
  sortByColumns,
  type ColumnFilter,
  type Sort,
  type TableRow,
} from '../../../elements/src/core/table/index.js';
import {FewRows} from '../../../elements/src/core/table/search/few-rows.js';
import {fold} from '../../../elements/src/core/table/search/fold.js';
import {check} from './check.js';
import {naiveFold, naiveRows} from './naive-rows.js';
import {anyTexts} from './texts.js';

const FIELDS = ['name', 'age', '__proto__'];
const LANGUAGES = [
  'en',
  'de',
  'cs',
  'hu',
  'da',
  'sv',
  'tr',
  'th',
  'ja',
  'zh',
  'ar',
  'br',
  'et',
  'de-u-co-phonebk',
];

const scalars = fc.oneof(
  {weight: 6, arbitrary: anyTexts},
  fc.oneof(fc.double(), fc.integer({min: -20, max: 20}), fc.bigInt({min: -(2n ** 70n), max: 2n ** 70n})),
  fc.constantFrom(true, false, null, undefined),
  {
    weight: 2,
    arbitrary: fc.constantFrom('2024-02-29', '2024-02-29T10:00', '2024-02-291', new Date(2024, 2, 1)),
  },
  fc.date({min: new Date(0, 0), max: new Date(9999, 11, 31)}),
  fc.constantFrom(new Date(NaN), Symbol('a'), ['a'], {a: 1}, () => 'a'),
);
const cells = fc.oneof({weight: 5, arbitrary: scalars}, fc.record({value: scalars, orderValue: scalars}));
const objects = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), cells), {maxLength: 4})
  .map(entries => Object.fromEntries(entries));
const rows = fc.array(fc.oneof({weight: 20, arbitrary: objects}, fc.constant(null as unknown as TableRow)), {
  maxLength: 30,
});

const days = fc.constantFrom('', '1980-01-01', '2024-02-29', '2024-03-01', '9999-12-31');
const numbers = fc.option(
  fc.oneof(fc.integer({min: -20, max: 20}), fc.double({noNaN: true, noDefaultInfinity: true})),
  {
    nil: undefined,
  },
);
const filter: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc.record({
    type: fc.constant('text' as const),
    operator: fc.constantFrom('contains', 'equals', 'starts-with', 'empty', 'not-empty'),
    value: anyTexts,
  }),
  fc.record({type: fc.constant('options' as const), values: fc.array(anyTexts, {maxLength: 3})}),
  fc.record({type: fc.constant('number' as const), from: numbers, to: numbers}),
  fc.record({type: fc.constant('date' as const), from: days, to: days}),
);

const sorts = fc.array(
  fc.record<Sort>({field: fc.constantFrom(...FIELDS, 'none'), direction: fc.constantFrom('asc', 'desc')}),
  {maxLength: 3},
);

/** A query whose search and filters are mostly parts of the rows' own texts, so that some rows match. */
const queries = (all: readonly TableRow[]) => {
  const own = all
    .flatMap(row => Object.values(row ?? {}))
    .filter((value): value is string => typeof value === 'string' && value !== '');
  const parts =
    own.length === 0
      ? anyTexts
      : fc
          .tuple(fc.constantFrom(...own), fc.nat(5), fc.nat(8))
          .map(([text, start, length]) => text.slice(start, start + length));
  const likely = fc.oneof({weight: 4, arbitrary: parts}, anyTexts);
  const textFilter: fc.Arbitrary<ColumnFilter> = fc.record({
    type: fc.constant('text' as const),
    operator: fc.constantFrom('contains', 'equals', 'starts-with'),
    value: likely,
  });
  return fc.record({
    search: fc.oneof(fc.constant(''), likely),
    sorts,
    filters: fc
      .array(fc.tuple(fc.constantFrom(...FIELDS), fc.oneof(textFilter, filter)), {maxLength: 2})
      .map(entries => Object.fromEntries(entries)),
    page: fc.integer({min: 1, max: 4}),
    pageSize: fc.integer({min: 1, max: 12}),
    /** The slices of work after which a newer query comes; null for all. */
    slices: fc.option(fc.nat(6), {freq: 4}),
  });
};

describe('the rows of a table in memory', () => {
  it('are those of a plain search, filter, and sort', async () => {
    const walks = rows.chain(all =>
      fc.tuple(fc.constant(all), fc.array(queries(all), {minLength: 1, maxLength: 6})),
    );
    const {compare} = new Intl.Collator('en', {numeric: true});
    const options = {
      compareText: compare,
      sortByColumns: () => sortByColumns,
      filterRows: newRowFilter,
    };
    await check(
      fc.property(walks, fc.boolean(), ([all, asked], isBuilding) => {
        const index = new RowIndex(all, FIELDS, options);
        const few = new FewRows(all, FIELDS, options);
        if (isBuilding) index.build().next();
        for (const {
          search,
          sorts: [sort = null, ...thenBy],
          filters,
          page,
          pageSize,
          slices,
        } of asked) {
          const query = {search, sort, thenBy, filters};
          const work = index.view(query);
          if (slices !== null) {
            for (let slice = 0; slice < slices; slice++) work.next();
            continue;
          }
          const expected = naiveRows(all, FIELDS, query, compare);
          const view = runToEnd(work);
          const [start, end] = [(page - 1) * pageSize, page * pageSize];
          assert.deepEqual(view.slice(0, all.length), expected);
          assert.deepEqual(view.slice(start, end), expected.slice(start, end));
          assert.deepEqual(few.view(query).slice(0, all.length), expected);
        }
      }),
      {runs: 1500},
    );
  });

  it('have the order of the collator, for many texts in any language', async () => {
    const letters = fc.string({unit: fc.constantFrom(..."abcdhijlsyzAIZ019 -'"), maxLength: 30});
    // In some languages, ICU does not compare digits of several scripts consistently: 0٣ is more than 1 and less than 0a.
    const consistent = anyTexts.map(text => text.replace(/(?![0-9])\p{Nd}/gu, ''));
    const manyTexts = fc.array(fc.oneof(letters, consistent), {minLength: 100, maxLength: 300, size: 'max'});
    // Fewer texts are compared without keys.
    const others = Array.from({length: 257}, (_, index) => ({name: `other ${index}`}));
    await check(
      fc.property(manyTexts, fc.constantFrom(...LANGUAGES), (all, language) => {
        const {compare} = new Intl.Collator(language, {numeric: true});
        const people = [...all.map(name => ({name})), ...others];
        const index = new RowIndex(people, ['name'], {compareText: compare});
        for (const direction of ['asc', 'desc'] as const) {
          const query = {search: '', sort: {field: 'name', direction}} as const;
          const sorted = runToEnd(index.view(query)).slice(0, people.length);
          assert.deepEqual(sorted, naiveRows(people, ['name'], query, compare));
        }
      }),
      {runs: 60},
    );
  });
});

describe('the folded text of a search', () => {
  it('is that of all rules in order', async () => {
    await check(
      fc.property(anyTexts, text => assert.equal(fold(text), naiveFold(text))),
      {runs: 5000},
    );
  });

  it('is the same for composed and decomposed accents', async () => {
    await check(
      fc.property(anyTexts, text => assert.equal(fold(text.normalize('NFD')), fold(text.normalize('NFC')))),
      {runs: 5000},
    );
  });

  it('has every part that a user types', async () => {
    const segmenter = new Intl.Segmenter('en');
    await check(
      fc.property(anyTexts, fc.nat(6), fc.nat(6), (text, start, length) => {
        const characters = Array.from(segmenter.segment(text), ({segment}) => segment);
        const part = characters.slice(start, start + length).join('');
        assert.ok(fold(text).includes(fold(part)), JSON.stringify([text, part]));
      }),
      {runs: 5000},
    );
  });
});
