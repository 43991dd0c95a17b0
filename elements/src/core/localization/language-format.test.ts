import {expect} from '@open-wc/testing';
import {languageFormat} from './language-format.js';

describe('languageFormat', () => {
  const forms = {one: '# row', other: '# rows'};
  const kinds = {image: 'images', audio: 'audio', video: 'videos', text: 'texts'};

  for (const [tag, written] of [
    ['en', ['1,234', '1 row', '1,234 rows', 'a, b, and c', '2 MB', 'images or PDF']],
    ['de', ['1.234', '1 row', '1.234 rows', 'a, b und c', '2 MB', 'images oder PDF']],
  ] as const)
    it(`writes numbers, plurals, lists, sizes, and types in ${tag}, again and again`, () => {
      const format = languageFormat(tag);
      const write = () =>
        [
          format.number(1234),
          format.plural(1, forms),
          format.plural(1234, forms),
          format.list(['a', 'b', 'c']),
          format.size(2_000_000),
          format.types('image/*,.pdf', kinds),
        ].map(text => text.replace(/\s/g, ' '));
      expect([write(), write()]).to.deep.equal([written, written]);
    });
});
