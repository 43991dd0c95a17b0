import {expect} from '@open-wc/testing';
import {localeTags} from './locale-tags.js';

describe('localeTags', () => {
  const cases: [locale: string, tags: string[]][] = [
    ['de', ['de', 'en']],
    ['PT-br', ['pt-BR', 'en']],
    ['en_US', ['en']],
    ['', ['en']],
    ['not a tag', ['en']],
  ];
  for (const [locale, tags] of cases) {
    it(`are ${tags.join(', ')} for ${JSON.stringify(locale)}`, () => {
      expect(localeTags(locale)).to.deep.equal(tags);
    });
  }
});
