import {expect} from '@open-wc/testing';
import {formatFileSize} from './index.js';

describe('formatFileSize', () => {
  for (const [bytes, text] of [
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [1234, '1.2 kB'],
    [999_949, '999.9 kB'],
    [999_999, '1 MB'],
    [2_000_000, '2 MB'],
    [5_242_880, '5.2 MB'],
    [3.5e9, '3.5 GB'],
    [2e15, '2,000 TB'],
  ] as const) {
    it(`formats ${bytes} as ${text}`, () => {
      expect(formatFileSize(bytes, 'en')).to.equal(text);
    });
  }

  it('follows the format of the language', () => {
    expect(formatFileSize(1_500_000, 'de').replace(/\s/, ' ')).to.equal('1,5 MB');
    expect(formatFileSize(1_500_000, 'ar')).to.match(/م/);
  });

  it('falls back to English for text that is not a language', () => {
    expect(formatFileSize(1_500_000, 'en_US')).to.equal('1.5 MB');
  });
});
