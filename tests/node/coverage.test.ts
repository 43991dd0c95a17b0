/** How `npm run coverage` counts lines. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {countLines, isTypesOnly} from '../../scripts/coverage/count-lines.mjs';

const SOURCE = [
  '/** A comment.',
  ' * Its second line.',
  ' */',
  'one();',
  '',
  '// Note',
  'two();',
  'three();',
];

/** A report in which some lines did not run. */
const missing = (...lines: number[]) => ({
  statementMap: Object.fromEntries(SOURCE.map((_, index) => [index, {start: {line: index + 1}}])),
  s: Object.fromEntries(SOURCE.map((_, index) => [index, lines.includes(index + 1) ? 0 : 1])),
});

describe('countLines', () => {
  for (const [title, report, counts] of [
    ['counts code, without comments and blank lines', missing(), {covered: 3, total: 3}],
    ['leaves out the lines that did not run', missing(4, 8), {covered: 1, total: 3}],
    ['ignores comments that did not run', missing(1, 2, 3, 5, 6), {covered: 3, total: 3}],
    ['covers nothing of a file that no test loads', undefined, {covered: 0, total: 3}],
  ] as const) {
    it(title, () => assert.deepEqual(countLines(SOURCE.join('\n'), report), counts));
  }
});

describe('isTypesOnly', () => {
  for (const [code, expected] of [
    ['export {};\n', true],
    ['', true],
    ['export const one = 1;\n', false],
  ] as const) {
    it(`is ${expected} for ${JSON.stringify(code)}`, () => assert.equal(isTypesOnly(code), expected));
  }
});
