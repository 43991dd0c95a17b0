/** How `npm run mutation` compares the mutants that survive with the listed ones. */
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {inRoot, readJson} from '../../scripts/lib/workspace.mjs';
import {compareWithList, scoreOf, type ListedSurvivors, type Mutant} from '../mutation/survivors.js';

const SOURCE = ['const most = 2;', 'function isFull(count) {', '  return count >= most;', '}'].join('\n');

const mutant = (status: string, line: number, start: number, end: number, replacement: string): Mutant => ({
  status,
  replacement,
  location: {start: {line, column: start}, end: {line, column: end}},
});

const GREATER = mutant('Survived', 3, 10, 23, 'count > most');
const TRUE = mutant('Killed', 3, 10, 23, 'true');
const ENDLESS = mutant('Timeout', 3, 10, 23, 'false');
const EMPTY = {
  ...mutant('NoCoverage', 2, 24, 2, '{}'),
  location: {start: {line: 2, column: 24}, end: {line: 4, column: 2}},
};

const compare = (mutants: readonly Mutant[], list: ListedSurvivors = {}) =>
  compareWithList({files: {'a.ts': {source: SOURCE, mutants}}}, list);

const listed = (mutants: string[], code = 'return count >= most;') => [{code, mutants, reason: 'It is so.'}];

describe('the mutants of a report', () => {
  it('are killed by a failed test or by the time limit', () => {
    const {killed, unlisted} = compare([TRUE, ENDLESS]);
    assert.deepEqual({killed, unlisted}, {killed: 2, unlisted: []});
  });

  it('survive with the line before and after', () => {
    assert.deepEqual(compare([GREATER]).unlisted, [
      {file: 'a.ts', line: 3, code: 'return count >= most;', mutant: 'return count > most;'},
    ]);
  });

  it('survive with the first line, if they replace more', () => {
    assert.deepEqual(compare([EMPTY]).unlisted, [
      {file: 'a.ts', line: 2, code: 'function isFull(count) {', mutant: 'function isFull(count) {}'},
    ]);
  });

  it('do not count if they are listed', () => {
    const result = compare([TRUE, GREATER], {'a.ts': listed(['return count > most;'])});
    assert.deepEqual([result.listed, result.unlisted, scoreOf(result)], [1, [], 100]);
  });

  it('count if another line is listed', () => {
    const result = compare([TRUE, GREATER], {'a.ts': listed(['return count > most;'], 'return true;')});
    assert.deepEqual([result.listed, result.unlisted.length, scoreOf(result)], [0, 1, 50]);
  });

  it('are outdated if they are listed and do not survive', () => {
    const list = {'a.ts': listed(['return true;', 'return count > most;'])};
    assert.deepEqual(compare([TRUE, GREATER], list).outdated, [
      {file: 'a.ts', code: 'return count >= most;', mutant: 'return true;'},
    ]);
  });

  it('are not outdated if they only take too long', () => {
    assert.deepEqual(compare([ENDLESS], {'a.ts': listed(['return false;'])}).outdated, []);
  });

  it('say nothing about files that were not changed', () => {
    assert.deepEqual(compare([TRUE], {'b.ts': listed(['return true;'])}).outdated, []);
  });
});

describe('the list of survivors', () => {
  const list = readJson('tests/mutation/survivors.json') as ListedSurvivors;

  it('names lines that exist', () => {
    const missing = Object.entries(list).flatMap(([file, lines]) => {
      const source = existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8').split('\n') : [];
      const code = new Set(source.map(line => line.replace(/\s+/g, ' ').trim()));
      return lines.filter(line => !code.has(line.code)).map(line => `${file}: ${line.code}`);
    });
    assert.deepEqual(missing, []);
  });

  it('has a reason for each', () => {
    const silent = Object.values(list)
      .flat()
      .filter(({reason, mutants}) => reason.trim() === '' || mutants.length === 0);
    assert.deepEqual(silent, []);
  });
});
