import {expect} from '@open-wc/testing';
import {initialQuery, type ColumnFilter, type FilterType} from '../../../../core/table/index.js';
import {NumberText} from '../../../../core/number/number-text.js';
import {emptyFilter, optionLabel, optionList, readFilter, searchOptions, withFilter} from './filter-model.js';

const read = (type: Exclude<FilterType, 'options'>, fields: Record<string, string>, lang = 'en') =>
  readFilter(type, new Map(Object.entries(fields)), new NumberText(lang, {}));

describe('readFilter', () => {
  const cases: [Exclude<FilterType, 'options'>, Record<string, string>, ColumnFilter][] = [
    ['text', {operator: 'equals', value: 'a'}, {type: 'text', operator: 'equals', value: 'a'}],
    ['text', {operator: 'empty', value: 'a'}, {type: 'text', operator: 'empty'}],
    ['number', {from: '-1.5', to: ''}, {type: 'number', from: -1.5}],
    ['number', {from: '', to: '0'}, {type: 'number', to: 0}],
    ['date', {from: '2026-01-01', to: '2026-01-31'}, {type: 'date', from: '2026-01-01', to: '2026-01-31'}],
    ['date', {from: '', to: ''}, {type: 'date'}],
  ];
  for (const [type, fields, filter] of cases) {
    it(`reads ${JSON.stringify(fields)} of ${type}`, () => {
      expect(read(type, fields)).to.deep.equal(filter);
    });
  }

  for (const [lang, text, from] of [
    ['it', '1000,5', 1000.5],
    ['de', '1.000,5', 1000.5],
    ['en', '1,000.5', 1000.5],
    ['ar-EG', '١٠٠٠٫٥', 1000.5],
    ['fr', '-1 000', -1000],
    ['en', 'x', undefined],
    ['en', '1.2.3', undefined],
  ] as const)
    it(`reads ${text} as ${from} in ${lang}`, () => {
      expect(read('number', {from: text, to: '2'}, lang)).to.deep.equal({
        type: 'number',
        ...(from !== undefined && {from}),
        to: 2,
      });
    });
});

describe('withFilter', () => {
  const query = {...initialQuery(), page: 3, filters: {a: {type: 'number', from: 1}}} as const;

  it('adds a filter, and returns to page 1', () => {
    expect(withFilter(query, 'b', {type: 'number', to: 2})).to.deep.equal({
      ...initialQuery(),
      filters: {a: {type: 'number', from: 1}, b: {type: 'number', to: 2}},
    });
  });

  for (const filter of [null, emptyFilter('number')]) {
    it(`removes the filter with ${JSON.stringify(filter)}`, () => {
      expect(withFilter(query, 'a', filter)).to.deep.equal(initialQuery());
    });
  }
});

describe('optionList', () => {
  const textOf = (value: string) => value;
  const compare = new Intl.Collator('en', {numeric: true}).compare;
  const counts = ['x10', '', 'x9'].map((value, index) => ({value, count: index + 1}));

  it('sorts the values of the rows, the empty one last', () => {
    const options = optionList({given: undefined, counts, chosen: [], compare, textOf});
    expect(options.map(({value, count}) => [value, count])).to.deep.equal([
      ['x9', 3],
      ['x10', 1],
      ['', 2],
    ]);
  });

  it('starts with the options of the app, and ends with chosen values', () => {
    const given = ['b', {value: 'x9', label: 'Nine'}, {value: 5}, null, 7];
    const options = optionList({given, counts, chosen: ['gone', 'b'], compare, textOf});
    expect(options.map(({label, count}) => `${label} ${count}`)).to.deep.equal([
      'b 0',
      'Nine 3',
      '5 0',
      'null 0',
      '7 0',
      'x10 1',
      ' 2',
      'gone 0',
    ]);
  });

  it('has no counts if the rows are unknown, and ignores what is not a list', () => {
    const options = optionList({given: 'abc', counts: null, chosen: ['a'], compare, textOf});
    expect(options).to.deep.equal([{value: 'a', label: 'a', count: null}]);
  });

  it('is searched by label, without case and special characters', () => {
    const options = ['Évora', 'Faro'].map(label => ({value: label, label, count: null}));
    expect(searchOptions(options, 'évo-RA').map(({label}) => label)).to.deep.equal(['Évora']);
  });

  it('has the label of the app for a value', () => {
    const options = [{value: 'a', label: 'A'}];
    expect(['a', 'b'].map(value => optionLabel(options, value))).to.deep.equal(['A', undefined]);
  });
});
