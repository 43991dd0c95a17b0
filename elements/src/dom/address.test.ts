import {expect} from '@open-wc/testing';
import {pathOfLocation} from './address.js';

describe('pathOfLocation', () => {
  for (const [title, location, expected] of [
    ['accepts a path', '/people', '/people'],
    ['accepts an empty path', '', ''],
    ["accepts a router's location", {pathname: '/people', search: '?a', hash: ''}, '/people'],
    ['accepts a URL', new URL('https://example.com/people?a'), '/people'],
    ['refuses a number', 7, null],
    ['refuses an object without a pathname', {path: '/people'}, null],
    ['refuses a pathname that is not a string', {pathname: 7}, null],
    ['refuses undefined', undefined, null],
    ['refuses null', null, null],
  ] as const) {
    it(title, () => {
      expect(pathOfLocation(location)).to.equal(expected);
    });
  }
});
