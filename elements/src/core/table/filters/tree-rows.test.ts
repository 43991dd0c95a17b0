import {expect} from '@open-wc/testing';
import {runToEnd} from '../sliced-work.js';
import type {FieldCondition, FilterTree} from './filter-tree.js';
import {newTreeFilter} from './tree-rows.js';

const rows = Array.from({length: 6}, (_, x) => ({x, even: x % 2 === 0}));
const from = (least: number): FieldCondition => ({field: 'x', filter: {type: 'number', from: least}});
const even: FieldCondition = {field: 'even', filter: {type: 'options', values: ['true']}};
const nothing: FieldCondition = {field: 'x', filter: {type: 'options', values: []}};

function run(where: FilterTree) {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const found = runToEnd(newTreeFilter()({rows, fields: ['x'], where, found: null, warn}));
  return {found: found && [...found], warnings};
}

describe('newTreeFilter', () => {
  const cases: [title: string, where: FilterTree, found: number[] | null][] = [
    ['all conditions', {match: 'all', conditions: [from(2), even]}, [2, 4]],
    ['any condition', {match: 'any', conditions: [from(5), even]}, [0, 2, 4, 5]],
    [
      'a group of any in all',
      {match: 'all', conditions: [from(1), {match: 'any', conditions: [from(5), even]}]},
      [2, 4, 5],
    ],
    [
      'a group of all in any',
      {match: 'any', conditions: [from(5), {match: 'all', conditions: [from(3), even]}]},
      [4, 5],
    ],
    ['no condition that filters', {match: 'any', conditions: [nothing]}, null],
    ['conditions beside those that filter nothing', {match: 'any', conditions: [nothing, from(5)]}, [5]],
  ];
  for (const [title, where, found] of cases)
    it(`finds the rows that match ${title}`, () => expect(run(where)).to.deep.equal({found, warnings: []}));

  it('warns about an unknown field, and ignores its condition', () => {
    const unknown: FieldCondition = {field: 'y', filter: {type: 'number', from: 1}};
    expect(run({match: 'any', conditions: [unknown, from(5)]})).to.deep.equal({
      found: [5],
      warnings: ['there is a filter for "y", which is not a field of the columns or rows; it is ignored.'],
    });
  });

  it('works in slices', () => {
    const many = Array.from({length: 10_000}, (_, x) => ({x}));
    const where: FilterTree = {match: 'any', conditions: [from(5), from(7)]};
    const work = newTreeFilter()({rows: many, fields: ['x'], where, found: null, warn: () => {}});
    expect([...work]).to.have.length.greaterThan(3);
  });
});
