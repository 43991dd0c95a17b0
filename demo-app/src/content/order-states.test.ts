import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {orderVariants} from './blocks/sales.js';
import {variantOf} from './order-states.js';

/** Code to copy has its own list. */
const guide = readFileSync(new URL('guides/code/tables/filters.tsx', import.meta.url), 'utf8');
const listOfGuide = /const variants = \{(.*?)\}/s.exec(guide)![1]!;

const copies: Readonly<Record<string, Iterable<readonly [state: string, variant: string]>>> = {
  'the dashboard': Object.entries(orderVariants),
  'the guide to server tables': [...listOfGuide.matchAll(/(\w+): '(\w+)'/g)].map(
    ([, state, variant]) => [state!, variant!] as const,
  ),
};

describe('the states of orders', () => {
  for (const [where, states] of Object.entries(copies))
    it(`have the colors of all samples in ${where}`, () => {
      for (const [state, variant] of states) assert.equal(variant, variantOf(state), state);
    });
});
