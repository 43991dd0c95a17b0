import {expect} from '@open-wc/testing';
import {pick, seeded} from '../../../testing/random-steps.js';
import {fold, RowIndex, runToEnd, scalarText} from '../index.js';
import type {ColumnFilter, Filters, Scalar, TableRow, TextOperator} from '../index.js';
import {compileFilter, newRowFilter} from './filter-rows.js';

const matches = (value: unknown, filter: ColumnFilter) => compileFilter('x', filter)?.({x: value}) ?? true;

const text = (operator: TextOperator, value?: string): ColumnFilter => ({type: 'text', operator, value});

describe('compileFilter', () => {
  const cases: [title: string, filter: ColumnFilter, inside: unknown[], outside: unknown[]][] = [
    ['contains', text('contains', "O'N"), ["O'Neil", 'moner', {value: 'oneil'}], ['Ann', '', null, 1]],
    ['contains with numbers', text('contains', '12'), [12, '3120', 12n], [1.3e20, 'x']],
    ['contains only special characters', text('contains', '%'), ['a', '', null], []],
    ['contains nothing', text('contains'), ['a', '', null], []],
    ['equals', text('equals', 'ADA'), ['ada', 'Ada!', ' ada '], ['adas', 'ad', null]],
    ['starts with', text('starts-with', 'ad'), ['Ada', '(ad)'], ['bad', null]],
    ['empty', text('empty'), ['', ' ', null, undefined, {value: {}}, NaN, new Date(NaN)], ['a', 0, false]],
    ['not empty', text('not-empty'), ['a', 0, {value: {}, orderValue: 'a'}], ['', null, undefined]],
    [
      'a range of numbers',
      {type: 'number', from: 1, to: 2.5},
      [1, 2.5, 2n, {value: 'two', orderValue: 2}, {value: 2}],
      [0.9, 2.6, NaN, '2', true, null, undefined, new Date(2), {value: 2, orderValue: 9}],
    ],
    ['numbers from', {type: 'number', from: 0}, [0, 1, Infinity], [-1, null]],
    ['numbers to', {type: 'number', to: 0}, [0, -1, -Infinity], [1, null]],
    ['numbers without ends', {type: 'number'}, [0, 'x', null], []],
    [
      'a range of dates',
      {type: 'date', from: '2026-01-31', to: '2026-02-28'},
      [
        '2026-01-31',
        '2026-02-28T23:59:59Z',
        new Date(2026, 1, 28, 23, 59),
        new Date(2026, 0, 31),
        {value: '31 Jan', orderValue: '2026-01-31'},
      ],
      ['2026-01-30', '2026-03-01', new Date(2026, 2, 1), '', 'x', null, 20260201, '2026-02-011'],
    ],
    ['dates to', {type: 'date', from: '', to: '2026-01-31'}, ['0001-01-01', '2026-01-31'], ['2026-02-01']],
    ['dates without ends', {type: 'date'}, ['x', null], []],
    [
      'options',
      {type: 'options', values: ['DE', '', 'true', '1']},
      ['DE', '', null, true, 1, {value: 'DE'}, {value: {}, orderValue: 'DE'}],
      ['de', 'FR', false, 2],
    ],
    ['no options', {type: 'options', values: []}, ['DE', null], []],
  ];
  for (const [title, filter, inside, outside] of cases) {
    it(`matches ${title}`, () => {
      expect(inside.filter(value => !matches(value, filter))).to.deep.equal([]);
      expect(outside.filter(value => matches(value, filter))).to.deep.equal([]);
    });
  }

  it('reads a row that is not an object, or whose getter throws, as empty', () => {
    const broken = Object.defineProperty({}, 'x', {
      get: () => {
        throw new Error('broken');
      },
    });
    for (const row of [null, undefined, 5, broken] as unknown as TableRow[])
      expect(compileFilter('x', text('empty'))!(row)).to.equal(true);
  });
});

describe('newRowFilter', () => {
  function run(rows: unknown[], filters: Filters, fields: string[] = ['x']) {
    const warnings: string[] = [];
    const warn = (message: string) => void warnings.push(message);
    const found = runToEnd(newRowFilter()({rows: rows as TableRow[], fields, filters, found: null, warn}));
    return {found: found && [...found], warnings};
  }

  it('warns about a filter on an unknown field, and ignores it', () => {
    const {found, warnings} = run([{x: 1}, {x: 2}], {y: text('empty'), x: {type: 'number', from: 2}});
    expect(found).to.deep.equal([1]);
    expect(warnings).to.deep.equal([
      'there is a filter for "y", which is not a field of the columns or rows; it is ignored.',
    ]);
  });

  it('warns about what is not a filter, and ignores it', () => {
    const {found, warnings} = run([{x: 1}], {x: null as never, y: {type: 'like'} as never});
    expect(found).to.equal(null);
    expect(warnings).to.have.length(2);
  });

  it('filters by a field without a column', () => {
    expect(run([null, {y: 1}, {y: ''}], {y: text('empty')})).to.deep.equal({found: [0, 2], warnings: []});
  });

  it('does not warn about an unknown field without rows', () => {
    expect(run([], {y: text('empty')}).warnings).to.deep.equal([]);
  });

  it('returns all rows if no filter filters anything', () => {
    expect(run([{x: 1}], {x: text('contains', '')})).to.deep.equal({found: null, warnings: []});
  });

  it('works in slices', () => {
    const rows = Array.from({length: 10_000}, (_, x) => ({x}));
    const work = newRowFilter()({
      rows,
      fields: ['x'],
      filters: {x: {type: 'number', from: 5}},
      found: null,
      warn: () => {},
    });
    expect([...work]).to.have.length.greaterThan(3);
  });
});

describe('newRowFilter', () => {
  /** Filters the numbers and letters of 26 rows again and again. Returns how many cells each call has read. */
  function cellsRead(...calls: readonly Filters[]): number[] {
    let count = 0;
    const rows = Array.from({length: 26}, (_, index) =>
      Object.defineProperties(
        {},
        {
          letter: {
            enumerable: true,
            get: () => {
              count += 1;
              return `x${String.fromCodePoint(97 + index)}`;
            },
          },
          number: {
            enumerable: true,
            get: () => {
              count += 1;
              return index;
            },
          },
        },
      ),
    ) as TableRow[];
    const filter = newRowFilter();
    return calls.map(filters => {
      count = 0;
      runToEnd(filter({rows, fields: ['letter', 'number'], filters, found: null, warn: () => {}}));
      return count;
    });
  }

  const from = (number: number): ColumnFilter => ({type: 'number', from: number});
  for (const [title, first, second, count] of [
    ['no cells for the same filters', {number: from(20)}, {number: from(20)}, 0],
    ['all for another filter', {number: from(20)}, {number: from(21)}, 26],
    [
      'those that were found, for one more filter',
      {number: from(20)},
      {number: from(20), letter: text('contains', 'z')},
      6,
    ],
    [
      'all for one filter less',
      {number: from(20), letter: text('contains', 'z')},
      {letter: text('contains', 'z')},
      26,
    ],
    [
      'those that were found, for a longer text',
      {letter: text('contains', 'a')},
      {letter: text('contains', 'xa')},
      1,
    ],
    ['all for a shorter text', {letter: text('contains', 'xa')}, {letter: text('contains', 'a')}, 26],
    ['all for a longer start', {letter: text('starts-with', 'x')}, {letter: text('starts-with', 'xa')}, 26],
    ['all for another operator', {letter: text('starts-with', 'x')}, {letter: text('contains', 'xa')}, 26],
    [
      'all for another type',
      {letter: text('contains', 'a')},
      {letter: {type: 'options', values: ['xa']}},
      26,
    ],
  ] satisfies [string, Filters, Filters, number][])
    it(`reads ${title}`, () => expect(cellsRead(first, second)[1]).to.equal(count));
});

const VALUES: readonly unknown[] = [
  ...[
    'Ann',
    'ann',
    "O'Neil",
    'Ödön',
    '10',
    '2019-06-01',
    '2019-06-01T10:00',
    ' ',
    '%',
    '',
    'a\nb',
    'DE',
    'FR',
  ],
  ...[0, -0, 1, 9.5, -1, Infinity, NaN, 2n ** 64n, 9n, true, false, null, undefined, {}, Symbol('x')],
  ...[new Date(2019, 5, 1), new Date(2019, 5, 2, 3), new Date(NaN)],
  ...[
    {value: 'Ann', orderValue: 5},
    {value: {}, orderValue: 'DE'},
    {value: 7},
    {value: '', orderValue: new Date(2019, 5, 3)},
  ],
];

const FILTERS: readonly ColumnFilter[] = [
  ...(['contains', 'equals', 'starts-with', 'empty', 'not-empty'] as const).flatMap(operator =>
    ['a', 'AN', '%', '', '1', "o'n"].map(value => text(operator, value)),
  ),
  ...[undefined, 0, 5].flatMap(from => [undefined, 5, 9.5].map(to => ({type: 'number', from, to}) as const)),
  ...[undefined, '2019-06-01', '2019-06-02'].flatMap(from =>
    [undefined, '2019-06-02'].map(to => ({type: 'date', from, to}) as const),
  ),
  ...[[], ['DE'], ['DE', 'FR', 'true'], ['', '7']].map(values => ({type: 'options', values}) as const),
];

/** The plain way to the same result, from the definition of each filter. */
function naiveMatch(raw: unknown, filter: ColumnFilter): boolean {
  const isCell = typeof raw === 'object' && raw !== null && 'value' in raw;
  const cell = (isCell ? raw : {value: raw}) as {value: unknown; orderValue?: unknown};
  const isText = (value: unknown): value is Scalar =>
    ['string', 'number', 'bigint', 'boolean'].includes(typeof value) || value instanceof Date;
  const shown = [cell.value, cell.orderValue].find(isText);
  const shownText = shown === undefined ? '' : scalarText(shown);
  const sorted = cell.orderValue ?? cell.value;
  if (filter.type === 'options') return filter.values.length === 0 || filter.values.includes(shownText);
  if (filter.type === 'text') {
    const isBlank = shownText.trim() === '' || Number.isNaN(shown);
    if (filter.operator === 'empty') return isBlank;
    if (filter.operator === 'not-empty') return !isBlank;
    const [all, part] = [fold(shownText), fold(filter.value ?? '')];
    if (part === '') return true;
    const at = all.indexOf(part);
    return {contains: at >= 0, 'starts-with': at === 0, equals: all === part}[filter.operator];
  }
  const {from, to} = filter;
  if (from === undefined && to === undefined) return true;
  if (filter.type === 'number') {
    const isNumber = typeof sorted === 'number' || typeof sorted === 'bigint';
    return isNumber && sorted >= (filter.from ?? -Infinity) && sorted <= (filter.to ?? Infinity);
  }
  if (sorted instanceof Date && Number.isNaN(sorted.getTime())) return false;
  const day = sorted instanceof Date ? scalarText(sorted).split(' ')[0]! : String(sorted).split('T')[0]!;
  const isDay = (typeof sorted === 'string' || sorted instanceof Date) && day.length === 10 && day[4] === '-';
  return isDay && day >= String(from ?? '') && day <= String(to ?? '9999-12-31');
}

describe('a random filter', () => {
  const fields = ['a', 'b', 'c'];

  const anyFilters = (random: () => number): Filters =>
    Object.fromEntries(fields.filter(() => random() < 0.5).map(field => [field, pick(random, FILTERS)]));

  /** Adds a filter, or makes a text longer. */
  function narrower(random: () => number, filters: Filters): Filters {
    const field = pick(random, fields);
    const filter = filters[field];
    if (filter?.type !== 'text') return {[field]: pick(random, FILTERS), ...filters};
    return {...filters, [field]: {...filter, value: `${filter.value}${pick(random, ['n', '%', '0', ''])}`}};
  }

  for (let seed = 1; seed <= 20; seed++) {
    it(`finds the same rows as a naive filter, seed ${seed}`, () => {
      const random = seeded(seed);
      const rows = Array.from({length: Math.floor(random() * 200)}, () =>
        Object.fromEntries(fields.map(field => [field, pick(random, VALUES)])),
      );
      const index = new RowIndex(rows, fields, {
        compareText: new Intl.Collator('en').compare,
        filterRows: newRowFilter,
      });
      let filters: Filters = {};
      let search = '';
      for (let count = 0; count < 60; count++) {
        const isNarrower = random() < 0.5;
        filters = isNarrower ? narrower(random, filters) : anyFilters(random);
        const names = Object.keys(filters);
        if (!isNarrower) search = pick(random, ['', '', 'a', '1']);
        const sort = random() < 0.3 ? ({field: 'a', direction: 'asc'} as const) : null;
        const all = runToEnd(index.view({search, sort})).slice(0, Infinity);
        const expected = all.filter(row =>
          names.every(field => naiveMatch(rows[row]![field], filters[field]!)),
        );
        const work = index.view({search, sort, filters});
        if (random() < 0.2) {
          work.next();
          continue;
        }
        expect(runToEnd(work).slice(0, Infinity), JSON.stringify(filters)).to.deep.equal(expected);
        const tests = names.map(field => compileFilter(field, filters[field]!));
        const single = all.filter(row => tests.every(test => test?.(rows[row]) ?? true));
        expect(single, `one by one, ${JSON.stringify(filters)}`).to.deep.equal(expected);
      }
    });
  }
});
