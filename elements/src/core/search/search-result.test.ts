import {expect} from '@open-wc/testing';
import {groupResults, indexOfResult, isPage, normalizeResults} from './index.js';

/** Returns the results that are read and the warnings. */
function read(given: unknown) {
  const warnings: string[] = [];
  return {results: normalizeResults(given, message => warnings.push(message)), warnings};
}

describe('normalizeResults', () => {
  for (const given of [undefined, null]) {
    it(`returns null for ${given}`, () => {
      expect(read(given)).to.deep.equal({results: null, warnings: []});
    });
  }

  it('accepts an empty list', () => {
    expect(read([])).to.deep.equal({results: [], warnings: []});
  });

  it("keeps the app's own objects", () => {
    const result = {text: 'Tables', href: '/tables', value: {id: 7}};
    expect(read([result]).results![0]).to.equal(result);
  });

  for (const given of ['Tables', 7, {text: 'Tables'}]) {
    it(`rejects ${JSON.stringify(given)} instead of a list`, () => {
      const {results, warnings} = read(given);
      expect([results, warnings.length]).to.deep.equal([[], 1]);
    });
  }

  for (const row of [null, 'Tables', 7, {}, {text: ''}, {text: 7}]) {
    it(`ignores ${JSON.stringify(row)}`, () => {
      const {results, warnings} = read([row, {text: 'Tables'}]);
      expect([results, warnings.length]).to.deep.equal([[{text: 'Tables'}], 1]);
    });
  }

  it('ignores a field that is not text', () => {
    const [result] = read([{text: 'Tables', href: 7, description: null, group: 'Pages', value: 1}]).results!;
    expect(result).to.deep.equal({
      text: 'Tables',
      href: undefined,
      description: undefined,
      group: 'Pages',
      icon: undefined,
      shortcut: undefined,
      value: 1,
    });
  });
});

describe('the warnings of normalizeResults', () => {
  for (const [given, name, warning] of [
    ['Tables', undefined, 'results must be an array of {text}, not Tables. No results are shown.'],
    [7, 'entries', 'entries must be an array of {text}, not 7. No results are shown.'],
    [[7], undefined, "a result must have a text, such as {text: 'Tables'}, not 7."],
  ] as const)
    it(`say what is wrong with ${JSON.stringify(given)} as ${name ?? 'results'}`, () => {
      const warnings: string[] = [];
      normalizeResults(given, message => warnings.push(message), name);
      expect(warnings).to.deep.equal([warning]);
    });
});

describe('indexOfResult', () => {
  const results = [
    {text: 'Tables', href: '/tables', group: 'Pages'},
    {text: 'Tables', href: '/tables', group: 'Guides'},
    {text: 'Tables', href: '/more', group: 'Pages'},
    {text: 'Forms', href: '/tables', group: 'Pages'},
    {text: 'Tables', href: '/tables', group: 'Pages'},
  ];
  for (const [title, wanted, index] of [
    ['itself', results[4]!, 4],
    ['an equal one', {...results[0]!, description: 'New'}, 0],
    ['one of another group', {...results[1]!}, 1],
    ['one with another address', {...results[2]!}, 2],
    ['one with another text', {...results[3]!}, 3],
    ['none', {text: 'Charts'}, -1],
  ] as const)
    it(`finds ${title}`, () => expect(indexOfResult(results, wanted)).to.equal(index));
});

describe('isPage', () => {
  for (const [title, result, is] of [
    ['entries', {text: 'a', entries: []}, true],
    ['results that load', {text: 'a', loadResults: () => []}, true],
    ['neither', {text: 'a'}, false],
  ] as const)
    it(`is ${is} for a result with ${title}`, () => expect(isPage(result)).to.equal(is));
});

describe('groupResults', () => {
  const names = (...groups: (string | undefined)[]) =>
    groupResults(groups.map((group, index) => ({text: String(index), group}))).map(({name, results}) => [
      name,
      results.map(({text}) => text).join(''),
    ]);

  for (const [title, groups, grouped] of [
    ['no results', [], []],
    ['results without a group', [undefined, undefined], [['', '01']]],
    [
      'groups one after the other',
      ['a', 'a', 'b'],
      [
        ['a', '01'],
        ['b', '2'],
      ],
    ],
    [
      'groups that are mixed',
      ['a', 'b', 'a'],
      [
        ['a', '02'],
        ['b', '1'],
      ],
    ],
    [
      'results with and without one',
      [undefined, 'a', ''],
      [
        ['', '02'],
        ['a', '1'],
      ],
    ],
  ] as const) {
    it(`groups ${title}`, () => {
      expect(names(...groups)).to.deep.equal(grouped);
    });
  }
});
