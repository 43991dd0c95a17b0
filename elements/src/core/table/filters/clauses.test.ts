import {expect} from '@open-wc/testing';
import {initialQuery} from '../query/query.js';
import {clauseOf, conditionsOnly} from './clauses.js';
import type {FieldCondition, FilterTree} from './filter-tree.js';

const equals = (field: string, value: string): FieldCondition => ({
  field,
  filter: {type: 'text', operator: 'equals', value},
});
const condition = (field: string, operator: string, value: string) => ({
  field,
  operator,
  value,
  values: [value],
});
const only = (where: FilterTree, filters = {}) =>
  conditionsOnly({...initialQuery(), filters, where}, 'backend').map(({field, operator, value}) =>
    [field, operator, value].join(' '),
  );

describe('clauseOf', () => {
  it('joins the ends of a range by all', () => {
    const age: FieldCondition = {field: 'age', filter: {type: 'number', from: 1, to: 2}};
    const ends = [condition('age', 'from', '1'), condition('age', 'to', '2')];
    const name = condition('name', 'equals', 'a');
    expect(clauseOf({match: 'any', conditions: [age, equals('name', 'a')]})).to.deep.equal({
      match: 'any',
      clauses: [{match: 'all', clauses: ends}, name],
    });
    expect(clauseOf({match: 'all', conditions: [age, equals('name', 'a')]})).to.deep.equal({
      match: 'all',
      clauses: [...ends, name],
    });
  });

  it('has no list of one, or in a list with the same word', () => {
    const [a, b] = [equals('x', 'a'), equals('x', 'b')];
    const [one, other] = [condition('x', 'equals', 'a'), condition('x', 'equals', 'b')];
    expect(clauseOf({match: 'any', conditions: [{match: 'all', conditions: [a]}]})).to.deep.equal(one);
    expect(clauseOf({match: 'any', conditions: [a, {match: 'any', conditions: [b]}]})).to.deep.equal({
      match: 'any',
      clauses: [one, other],
    });
  });

  it('is null without conditions that filter', () => {
    expect(clauseOf(undefined)).to.equal(null);
    expect(clauseOf({match: 'any', conditions: [equals('x', '')]})).to.equal(null);
  });

  it('leaves out what is not valid, and a group in a group', () => {
    const inner = {match: 'all', conditions: [equals('x', 'b')]};
    const broken = [null, 5, {}, {field: 1, filter: {}}, {field: 'x', filter: {type: 'like'}}, {field: 'x'}];
    const given = {
      match: 'any',
      conditions: [...broken, {match: 'all', conditions: [inner, equals('x', 'a')]}],
    };
    expect(clauseOf(given as never)).to.deep.equal(condition('x', 'equals', 'a'));
    expect(clauseOf({match: 'all', conditions: null} as never)).to.equal(null);
  });

  it('throws for a period, which has no days', () => {
    const conditions: FieldCondition[] = [{field: 'born', filter: {type: 'period', period: 'today'}}];
    expect(() => clauseOf({match: 'all', conditions})).to.throw(TypeError, 'resolveTree');
  });
});

describe('conditionsOnly', () => {
  it('has the filters of columns and the conditions that must all hold', () => {
    const filters = {age: {type: 'number', from: 1} as const};
    const where: FilterTree = {
      match: 'all',
      conditions: [equals('x', 'a'), {match: 'all', conditions: [equals('y', 'b')]}],
    };
    expect(only(where, filters)).to.deep.equal(['age from 1', 'x equals a', 'y equals b']);
  });

  it('throws if any of several conditions must hold, and not for one', () => {
    const conditions = [equals('x', 'a'), equals('y', 'b')];
    const message = 'backend cannot match any of several conditions.';
    expect(() => only({match: 'any', conditions})).to.throw(Error, message);
    expect(() => only({match: 'all', conditions: [{match: 'any', conditions}]})).to.throw(Error, message);
    expect(only({match: 'any', conditions: [equals('x', 'a')]})).to.deep.equal(['x equals a']);
  });

  it('throws for two values of one operator, and sends an equal one once', () => {
    const two: FilterTree = {match: 'all', conditions: [equals('x', 'a'), equals('x', 'b')]};
    expect(() => only(two)).to.throw(Error, 'cannot send two conditions of "x"');
    expect(only({match: 'all', conditions: [equals('x', 'a'), equals('x', 'a')]})).to.deep.equal([
      'x equals a',
    ]);
  });
});
