import {expect} from '@open-wc/testing';
import {formName, parseName} from './form-name.js';

describe('parseName', () => {
  for (const [name, path, isList] of [
    ['city', ['city'], false],
    ['first-name', ['first-name'], false],
    ['Straße 1', ['Straße 1'], false],
    ['address.city', ['address', 'city'], false],
    ['items[0].qty', ['items', 0, 'qty'], false],
    ['items[0][1]', ['items', 0, 1], false],
    ['items[9999]', ['items', 9999], false],
    ['items.0.qty', ['items', '0', 'qty'], false],
    ['tags[]', ['tags'], true],
    ['people[2].tags[]', ['people', 2, 'tags'], true],
    ['toString', ['toString'], false],
    ['a.constructor', ['a', 'constructor'], false],
    ['prototype[]', ['prototype'], true],
  ] as const) {
    it(`parses ${name}`, () => {
      expect(parseName(name)).to.deep.equal({path, isList});
    });
  }

  for (const name of [
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    'a[',
    'a]',
    'a[0',
    'a[x]',
    'a[-1]',
    'a[01]',
    'a[1.5]',
    'a[0]b',
    'a.[0]',
    'a[][]',
    'a[].b',
    'a[10000]',
    'a[99999999]',
    '[x]',
    '[0]',
    '[]',
    '__proto__',
    'a.__proto__.b',
  ]) {
    it(`returns null for ${JSON.stringify(name)}`, () => {
      expect(parseName(name)).to.equal(null);
    });
  }

  it('refuses long text without a pause', () => {
    const start = performance.now();
    expect(parseName(`${'a'.repeat(50_000)}[`)).to.equal(null);
    expect(parseName(`${'a.'.repeat(50_000)}.`)).to.equal(null);
    expect(performance.now() - start).to.be.below(1000);
  });
});

describe('formName', () => {
  for (const [path, name] of [
    [['address', 'city'], 'address.city'],
    [['items', 0, 'qty'], 'items[0].qty'],
    [['items', 0, 1], 'items[0][1]'],
    [['items', '0'], 'items.0'],
    [[], ''],
  ] as const) {
    it(`returns "${name}"`, () => {
      expect(formName(path)).to.equal(name);
    });
  }
});
