import {expect} from '@open-wc/testing';
import {isScriptAddress} from './script-address.js';

describe('isScriptAddress', () => {
  for (const href of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    'javascript://example.com/%0Aalert(1)',
  ]) {
    it(`detects ${JSON.stringify(href)}`, () => {
      expect(isScriptAddress(href)).to.equal(true);
    });
  }

  for (const href of [
    '',
    '/people',
    '#there',
    '?page=2',
    'javascript',
    'javascript.html',
    './javascript:page',
    '/javascript:alert(1)',
    'https://example.com/?next=javascript:alert(1)',
    'mailto:ada@example.com',
  ]) {
    it(`allows ${JSON.stringify(href)}`, () => {
      expect(isScriptAddress(href)).to.equal(false);
    });
  }
});
