import {expect} from '@open-wc/testing';
import {normalizeCategories} from './categories.js';

describe('normalizeCategories', () => {
  const warnings: string[] = [];
  const read = (given: unknown, lang = 'en') =>
    normalizeCategories(given, lang, message => warnings.push(message));
  beforeEach(() => void warnings.splice(0));

  it('reads texts and numbers', () => {
    expect(read(['Jan', 2026])).to.deep.equal(['Jan', '2026']);
  });

  it('writes dates in a language', () => {
    expect([read([new Date(2026, 4, 15)]), read([new Date(2026, 4, 15)], 'de')]).to.deep.equal([
      ['May 15, 2026'],
      ['15.05.2026'],
    ]);
  });

  for (const given of [[{}], [new Date(NaN)], [null]])
    it(`warns about ${JSON.stringify(given)}, which has no text`, () => {
      expect(read(given)).to.deep.equal(['']);
      expect(warnings).to.have.length(1);
    });

  it('has no categories for null', () => {
    expect([read(null), warnings]).to.deep.equal([[], []]);
  });
});
