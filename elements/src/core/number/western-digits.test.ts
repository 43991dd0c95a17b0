import {expect} from '@open-wc/testing';
import {westernDigits} from './western-digits.js';

describe('westernDigits', () => {
  for (const [script, text] of [
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Myanmar', '၀၁၂၃၄၅၆၇၈၉'],
    ['full-width', '０１２３４５６７８９'],
    ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
    ['Western', '0123456789'],
  ] as const) {
    it(`reads ${script} digits`, () => expect(westernDigits(text)).to.equal('0123456789'));
  }

  it('keeps all other characters', () => {
    expect(westernDigits('12 مايو ²½ IV')).to.equal('12 مايو ²½ IV');
  });
});
