import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {nearRoutes} from './near-routes.js';

const ROUTES = [
  {path: '/', title: 'Home'},
  {path: '/buttons', title: 'Buttons'},
  {path: '/text-inputs', title: 'Text inputs'},
  {path: '/date-time-pickers', title: 'Date and time pickers'},
  {path: '/api/button', title: 'Button API'},
  {path: '/guides/dark-mode', title: 'Dark mode'},
];

const found = (path: string) => nearRoutes(path, ROUTES).map(route => route.path);

describe('nearRoutes', () => {
  for (const [path, first] of [
    ['/button', '/api/button'],
    ['/butons', '/buttons'],
    ['/TextInputs', '/text-inputs'],
    ['/components/text_inputs', '/text-inputs'],
    ['/dark-mode', '/guides/dark-mode'],
    ['/date-time-picker', '/date-time-pickers'],
  ] as const) {
    it(`offers ${first} first for ${path}`, () => {
      assert.equal(found(path)[0], first);
    });
  }

  it('offers every page that is near', () => {
    assert.deepEqual(found('/button').toSorted(), ['/api/button', '/buttons']);
  });

  for (const path of ['/', '/nowhere', '/zzz', '/%20']) {
    it(`offers nothing for ${path}`, () => {
      assert.deepEqual(found(path), []);
    });
  }
});
