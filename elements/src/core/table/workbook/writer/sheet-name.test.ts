import {expect} from '@open-wc/testing';
import {sheetName} from './sheet-name.js';

describe('the name of a sheet', () => {
  for (const [given, name] of [
    ['Orders', 'Orders'],
    ['', 'Sheet1'],
    [" ' ", 'Sheet1'],
    ['[2026] a:b*c?d/e\\f', '-2026- a-b-c-d-e-f'],
    ["'It's'", "It's"],
    ['a\nb\0c', 'a b c'],
    ['x'.repeat(40), 'x'.repeat(31)],
    [`${'x'.repeat(30)} yz`, 'x'.repeat(30)],
    [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
    ['a\uD83Db', 'a b'],
    ['history', 'history 1'],
  ])
    it(`is ${JSON.stringify(name)} for ${JSON.stringify(given)}`, () => {
      expect(sheetName(given!)).to.equal(name);
    });
});
