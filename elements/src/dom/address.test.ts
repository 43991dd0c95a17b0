import {expect} from '@open-wc/testing';
import {pathOfLocation} from './address.js';

describe('pathOfLocation', () => {
  for (const [title, location, expected] of [
    ['takes a path', '/people', '/people'],
    ['takes an empty path', '', ''],
    ["takes a router's location", {pathname: '/people', search: '?a', hash: ''}, '/people'],
    ['takes a URL', new URL('https://example.com/people?a'), '/people'],
    ['refuses a number', 7, null],
    ['refuses an object without a pathname', {path: '/people'}, null],
    ['refuses a pathname that is no text', {pathname: 7}, null],
    ['refuses nothing', undefined, null],
    ['refuses null', null, null],
  ] as const) {
    it(title, () => {
      expect(pathOfLocation(location)).to.equal(expected);
    });
  }
});
