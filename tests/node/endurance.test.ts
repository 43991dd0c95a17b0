/** What `npm run endurance` takes for growth. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Counts} from '../endurance/counts.js';
import {growthOf, growthOfRounds} from '../endurance/growth.js';

const counts = (changed: Partial<Counts> = {}): Counts => ({
  nodes: 500,
  listeners: 20,
  documents: 2,
  detached: 3,
  timers: 0,
  observed: 2,
  bytes: 3_000_000,
  ...changed,
});

describe('growth', () => {
  for (const [title, changed, expected] of [
    ['nothing', {}, []],
    ['less', {nodes: 400, bytes: 0}, []],
    ['one timer', {timers: 1}, ['1 more timers: 0, then 1']],
    ['one document', {documents: 3}, ['1 more documents: 2, then 3']],
    ['what had the focus last', {nodes: 515, detached: 5}, []],
    ['an element for each life', {detached: 1003}, ['1000 more detached: 3, then 1003']],
    ['bytes for compiled code', {bytes: 3_000_100}, []],
    ['bytes for each life', {bytes: 3_000_101}, ['101 more bytes: 3000000, then 3000101']],
  ] as const)
    it(`of the counts before and after: ${title}`, () => {
      assert.deepEqual(growthOf(counts(), counts(changed), {bytes: 100}), expected);
    });

  const rounds = (...nodes: readonly number[]) => nodes.map(count => counts({nodes: count}));

  for (const [title, nodes, expected] of [
    ['the same', [500, 500, 500, 500, 500, 500, 500], []],
    ['more after the first round alone', [500, 900, 900, 900, 900, 900, 900], []],
    ['more in one of the last rounds', [500, 900, 900, 900, 900, 1500, 900], []],
    ['more in each round', [500, 900, 920, 940, 960, 980, 1000], ['60 more nodes: 920, then 980']],
    ['too few rounds', [500, 900, 1500], []],
  ] as const)
    it(`of rounds: ${title}`, () => {
      assert.deepEqual(growthOfRounds(rounds(...nodes), {}), expected);
    });
});
