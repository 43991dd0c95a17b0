import {expect} from '@open-wc/testing';
import {plainDate} from '../../calendar/plain-date.js';
import {normalizeTree, resolveTree, type FieldCondition, type FilterTree} from './filter-tree.js';

const ada: FieldCondition = {field: 'name', filter: {type: 'text', operator: 'contains', value: 'ada'}};
const recent: FieldCondition = {field: 'born', filter: {type: 'period', period: 'last-30-days'}};

function normalize(given: unknown): {tree: FilterTree | undefined; warnings: string[]} {
  const warnings: string[] = [];
  return {tree: normalizeTree(given, message => void warnings.push(message)), warnings};
}

describe('normalizeTree', () => {
  it('returns a valid tree as it is', () => {
    const tree = {match: 'any', conditions: [ada, {match: 'all', conditions: [ada, recent]}]};
    expect(normalize(tree)).to.deep.equal({tree, warnings: []});
  });

  for (const nothing of [undefined, null, {}, [], 'x', 5, {match: 'all', conditions: []}])
    it(`returns undefined for ${JSON.stringify(nothing)}`, () =>
      expect(normalize(nothing)).to.deep.equal({tree: undefined, warnings: []}));

  it('leaves out members that are not known, and empty groups', () => {
    const given = {
      match: 'all',
      x: 1,
      conditions: [
        {...ada, x: 1},
        {match: 'any', conditions: []},
      ],
    };
    expect(normalize(given)).to.deep.equal({tree: {match: 'all', conditions: [ada]}, warnings: []});
  });

  const broken: [title: string, condition: unknown, warning: string][] = [
    ['null', null, 'a condition in where is not valid; it is ignored.'],
    [
      'a condition without a field',
      {filter: ada.filter},
      'a condition in where is not valid; it is ignored.',
    ],
    [
      'an unknown operator',
      {field: 'name', filter: {type: 'text', operator: 'like', value: 'x'}},
      'the condition of "name" in where is not valid; it is ignored.',
    ],
    [
      'a value of another type',
      {field: 'age', filter: {type: 'number', from: '5'}},
      'the condition of "age" in where is not valid; it is ignored.',
    ],
    [
      'an unknown period',
      {field: 'born', filter: {type: 'period', period: 'next-week'}},
      'the condition of "born" in where is not valid; it is ignored.',
    ],
    [
      'a group in a group',
      {match: 'any', conditions: [{match: 'all', conditions: [ada]}, ada]},
      'a group in where has another group inside; it is ignored. Groups contain only conditions.',
    ],
    [
      'conditions that are not a list',
      {match: 'any', conditions: ada},
      'conditions in where must be a list; they are ignored.',
    ],
  ];
  for (const [title, condition, warning] of broken)
    it(`ignores ${title} with a warning, and keeps the others`, () => {
      const {tree, warnings} = normalize({match: 'all', conditions: [condition, recent]});
      expect(tree!.conditions.at(-1)).to.deep.equal(recent);
      expect(warnings).to.deep.equal([warning]);
    });

  it('warns about another word, and uses all', () => {
    const {tree, warnings} = normalize({match: 'or', conditions: [ada]});
    expect(tree).to.deep.equal({match: 'all', conditions: [ada]});
    expect(warnings).to.deep.equal(["match in where must be 'all' or 'any'; 'all' is used."]);
  });

  it('keeps fields with any name', () => {
    const condition = {...ada, field: '__proto__'};
    expect(normalize({match: 'all', conditions: [condition]}).tree!.conditions).to.deep.equal([condition]);
  });
});

describe('resolveTree', () => {
  it('replaces periods with their days, also in groups', () => {
    const given = {match: 'any', conditions: [recent, {match: 'all', conditions: [ada, recent]}]};
    const days = {field: 'born', filter: {type: 'date', from: '2026-03-01', to: '2026-03-30'}};
    expect(resolveTree(given, plainDate(2026, 3, 30))).to.deep.equal({
      match: 'any',
      conditions: [days, {match: 'all', conditions: [ada, days]}],
    });
  });
});
