import {expect} from '@open-wc/testing';
import {normalizeBasename, withBasename, withoutBasename} from './index.js';

describe('normalizeBasename', () => {
  for (const [basename, expected] of [
    ['/app', '/app'],
    ['/app/', '/app'],
    ['app', '/app'],
    ['/a/b/', '/a/b'],
    ['//example.com', '/example.com'],
    ['/', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ] as const) {
    it(`normalizes ${JSON.stringify(basename)} to ${JSON.stringify(expected)}`, () => {
      expect(normalizeBasename(basename)).to.equal(expected);
    });
  }
});

describe('withoutBasename', () => {
  for (const [path, basename, expected] of [
    ['/app/people', '/app', '/people'],
    ['/app/people?page=2#top', '/app/', '/people?page=2#top'],
    ['/app', '/app', '/'],
    ['/app/', '/app', '/'],
    ['/app?page=2', '/app', '/?page=2'],
    ['/app#top', '/app', '/#top'],
    ['/app/app/people', '/app', '/app/people'],
    ['/apple/people', '/app', null],
    ['/people', '/app', null],
    ['/people', '', '/people'],
    ['/people', '/', '/people'],
    ['', '', ''],
  ] as const) {
    it(`converts ${path} with ${basename || 'no basename'} to ${expected}`, () => {
      expect(withoutBasename(path, basename)).to.equal(expected);
    });
  }
});

describe('withBasename', () => {
  for (const [path, basename, expected] of [
    ['/people', '/app', '/app/people'],
    ['people', 'app/', '/app/people'],
    ['/', '/app', '/app'],
    ['?page=2', '/app', '/app?page=2'],
    ['#top', '/app', '/app#top'],
    ['/app/people', '/app', '/app/people'],
    ['/apple', '/app', '/app/apple'],
    ['/people', '', '/people'],
    ['/people', null, '/people'],
  ] as const) {
    it(`converts ${path} with ${basename || 'no basename'} to ${expected}`, () => {
      expect(withBasename(path, basename)).to.equal(expected);
    });
  }
});
