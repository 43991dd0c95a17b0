import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Entry, Measured, SuiteResult} from './compare.js';
import {factOf, summaryOf, verdictOf, type ShownSuite} from './summary.js';

const about = (title: string) => ({title, note: '', versions: {}});
const ms = (median: number): Readonly<Record<string, Measured>> => ({open: {median}});
const fields = {
  floor: ms(3),
  native: ms(2),
  'life-changers': ms(10),
  'life-changers-react': ms(12),
  slow: ms(40),
  quick: ms(20),
};

const result: SuiteResult = {
  suite: 'fields',
  title: 'Fields',
  about: '',
  rounds: 7,
  date: '2026-01-01T00:00:00.000Z',
  commit: 'abc1234',
  machine: {},
  jobs: [
    {id: 'open', title: 'Open', unit: 'ms'},
    {id: 'close', title: 'Close', unit: 'ms'},
  ],
  contenders: {quick: about('Quick'), slow: about('Slow')},
  variants: [
    {id: 'one', title: 'One field', contenders: fields},
    {
      id: 'two',
      title: 'Two fields',
      contenders: {'life-changers': ms(5), quick: {open: {missing: 'It fails.'}}},
    },
  ],
};
const suite: ShownSuite = {result, charted: [], telling: {jobs: ['open']}, about: ''};
const withTelling = (telling: ShownSuite['telling']) => summaryOf({...suite, telling});

const entry = (median: number): Entry => ({name: '', title: '', kind: 'peer', measured: {median}});

describe('the summary of a suite', () => {
  it('has the lowest peer, and the lowest number without a library', () => {
    const rows = withTelling({jobs: ['open']}).map(({title, own, nearest, floor}) => [
      title,
      own.measured.median,
      nearest?.title,
      nearest?.measured.median,
      floor?.name,
    ]);
    assert.deepEqual(rows, [['Open, one field', 10, 'Quick', 20, 'native']]);
  });

  it('names the variant only if the page shows several', () => {
    const [row] = summaryOf({...suite, variants: result.variants.slice(0, 1)});
    assert.equal(row?.title, 'Open');
  });

  it('has a row for each variant, also for one that no peer can do', () => {
    const rows = withTelling({jobs: ['open'], variants: ['one', 'two']});
    assert.deepEqual(
      rows.map(({variant, nearest, floor}) => [variant, nearest?.name, floor?.name]),
      [
        ['One field', 'quick', 'native'],
        ['Two fields', undefined, undefined],
      ],
    );
  });

  it('has a second row with the React components', () => {
    const rows = withTelling({jobs: ['open'], inReact: ['open']});
    assert.deepEqual(
      rows.map(({title, own}) => [title, own.measured.median]),
      [
        ['Open, one field', 10],
        ['Open, one field, in React', 12],
      ],
    );
  });

  it('leaves out what has not been recorded', () => {
    assert.deepEqual(withTelling({jobs: ['close', 'move']}), []);
  });

  it('is the text of other pages', () => {
    assert.deepEqual(factOf([suite], 'fields', 'open'), {
      variant: 'One field',
      own: '10.0 ms',
      nearest: {title: 'Quick', number: '20.0 ms'},
    });
    assert.throws(() => factOf([suite], 'fields', 'close'), /has no row of close/);
  });
});

describe('the ratio of two numbers', () => {
  const ROWS: readonly (readonly [own: number, other: number, unit: string, kind: string, text: string])[] = [
    [10, 21, 'kB', 'ahead', '2.1 × smaller'],
    [13, 10, 'kB', 'behind', '1.3 × larger'],
    [1, 10, 'ms', 'ahead', '10 × faster'],
    [130, 1, 'ms', 'behind', '130 × slower'],
    [2, 3, 'nodes', 'ahead', '1.5 × fewer'],
    [3, 2, 'nodes', 'behind', '1.5 × more'],
    [2, 4, '%', 'ahead', '2.0 × fewer'],
    [10, 10.4, 'ms', 'even', 'about the same'],
    [10.4, 10, 'kB', 'even', 'about the same'],
  ];
  for (const [own, other, unit, kind, text] of ROWS)
    it(`of ${own} to ${other} ${unit} is ${text}`, () => {
      assert.deepEqual(verdictOf(entry(own), entry(other), unit), {kind, text});
    });

  it('is left out for zero and for less', () => {
    assert.equal(verdictOf(entry(0), entry(1), 'ms'), null);
    assert.equal(verdictOf(entry(1), entry(-1), 'ms'), null);
  });
});
