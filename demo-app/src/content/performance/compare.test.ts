import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {chartOf, comparisons, peerWins, recorded, short, type SuiteResult} from './compare.js';

const job = {id: 'open', title: 'Open', unit: 'ms'};
const size = {id: 'size', title: 'Size', unit: 'kB'};
const about = (title: string) => ({title, note: '', versions: {}});

const result: SuiteResult = {
  suite: 'date-picker',
  title: 'Date picker',
  about: '',
  rounds: 7,
  date: '2026-01-01T00:00:00.000Z',
  commit: 'abc1234',
  machine: {},
  jobs: [job, size],
  contenders: {
    floor: about('Floor'),
    'life-changers': about('Life Changers'),
    tiny: about('Tiny'),
    small: about('Small'),
  },
  variants: [
    {
      id: 'date',
      title: 'One date',
      contenders: {
        floor: {open: {median: 1, ratio: 1}, size: {median: 1}},
        'life-changers': {open: {median: 10, ratio: 10}, size: {median: 4}},
        tiny: {open: {missing: 'It has no calendar.'}, size: {median: 3}},
        small: {open: {median: 20, ratio: 20}, size: {median: 2}},
      },
    },
  ],
};
const [variant] = result.variants as [(typeof result.variants)[0]];

describe('the results of the bench', () => {
  it('draws bars relative to the longest one, the shortest first, and contenders without a result last', () => {
    const contenders = Object.fromEntries(Object.entries(variant.contenders).reverse());
    const {bars, isLogarithmic} = chartOf(result, {...variant, contenders}, job);
    assert.equal(isLogarithmic, false);
    const drawn = bars.map(({name, kind, share}) => [name, kind, share]);
    assert.deepEqual(drawn, [
      ['floor', 'floor', 0.05],
      ['life-changers', 'own', 0.5],
      ['small', 'peer', 1],
      ['tiny', 'peer', 0],
    ]);
  });

  it('draws no bar for less than nothing', () => {
    const contenders = {...variant.contenders, small: {open: {median: -2}}};
    const {bars} = chartOf(result, {...variant, contenders}, job);
    assert.deepEqual(
      bars.map(({name, share}) => [name, share]),
      [
        ['small', 0],
        ['floor', 0.1],
        ['life-changers', 1],
        ['tiny', 0],
      ],
    );
  });

  it('leaves out of sizes who has no such component', () => {
    const {tiny: _tiny, ...others} = variant.contenders;
    const contenders = {...others, tiny: {size: {missing: 'It has no such element.'}}};
    const names = chartOf(result, {...variant, contenders}, size).bars.map(({name}) => name);
    assert.deepEqual(names, ['floor', 'small', 'life-changers']);
  });

  it('compares the jobs that this library and a peer have done', () => {
    const {small: _small, ...others} = variant.contenders;
    const compared = comparisons({...result, variants: [variant, {...variant, contenders: others}]});
    assert.deepEqual(
      compared.map(({job, own, peers}) => [job.id, own.name, peers.map(({name}) => name)]),
      [
        ['open', 'life-changers', ['small']],
        ['size', 'life-changers', ['tiny', 'small']],
        ['size', 'life-changers', ['tiny']],
      ],
    );
  });

  it('names all peers that do a job better, the best first, and never the floor', () => {
    const wins = peerWins(result).map(win => ({
      job: win.job.title,
      variant: win.variant.title,
      bars: win.chart.bars.map(bar => [bar.title, bar.measured.median, bar.share]),
    }));
    const bars = [
      ['Small', 2, 0.5],
      ['Tiny', 3, 0.75],
      ['Life Changers', 4, 1],
    ];
    assert.deepEqual(wins, [{job: 'Size', variant: 'One date', bars}]);
  });

  it('has no wins of peers where this library was not measured', () => {
    const {'life-changers': _own, ...others} = variant.contenders;
    assert.deepEqual(peerWins({...result, variants: [{...variant, contenders: others}]}), []);
  });

  it('writes numbers with three digits', () => {
    const texts = [0.654, 12.34, 12, 0, 1234.5, -2].map(number => short(number, 'ms'));
    assert.deepEqual(texts, ['0.65', '12.3', '12.0', '0', '1,235', '−2.00']);
    assert.equal(short(9, 'nodes'), '9');
    assert.equal(short(9, 'renders'), '9');
  });

  it('leaves out suites that have not been recorded', () => {
    assert.deepEqual(recorded([{result: null}, {result}]), [{result}]);
  });
});
