import {expect} from '@open-wc/testing';
import {initialsOf} from './initials.js';

describe('initialsOf', () => {
  for (const [name, initials, locale] of [
    ['Ada Lovelace', 'AL', 'en'],
    ['ada king lovelace', 'AL', 'en'],
    ['Ada', 'A', 'en'],
    ['  Ada   Lovelace  ', 'AL', 'en'],
    ['(Ada) "Lovelace"', 'AL', 'en'],
    ['Ada – Lovelace', 'AL', 'en'],
    ['e\u0301lodie aubry', 'E\u0301A', 'fr'],
    ['ilker ışık', 'İI', 'tr'],
    ['فاطمة الفهري', 'ف\u200cا', 'ar'],
    ['محمد', 'م', 'ar'],
    ['山田 太郎', '山太', 'ja'],
    ['अमित कुमार', 'अकु', 'hi'],
    ['𝒜da', '𝒜', 'en'],
    ['R2 D2', 'RD', 'en'],
    ['', '', 'en'],
    ['– –', '', 'en'],
  ] as const) {
    it(`gives "${initials}" for "${name}"`, () => {
      expect(initialsOf(name, locale)).to.equal(initials);
    });
  }
});
