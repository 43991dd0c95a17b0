import {expect} from '@open-wc/testing';
import {patternFormat} from './text-pattern.js';

describe('patternFormat', () => {
  for (const [pattern, typed, text, raw, problem] of [
    ['00:00', '0930', '09:30', '0930', undefined],
    ['00:00', '09.30', '09:30', '0930', undefined],
    ['00:00', '093', '09:3', '093', 'incomplete'],
    ['00:00', '09:', '09', '09', 'incomplete'],
    ['00:00|0:00', '9:30', '9:30', '930', undefined],
    ['00:00|0:00', '930', '9:30', '930', undefined],
    ['000-00-0000', '123 456 789', '123-45-6789', '123456789', undefined],
    ['AA 000 AA', 'ab-123-cd', 'AB 123 CD', 'AB123CD', undefined],
    ['A-0', 'ß-1', 'ß-1', 'ß1', undefined],
    ['A 0', 'ж۴', 'Ж 4', 'Ж4', undefined],
    ['**-**', 'a1b2', 'A1-B2', 'A1B2', undefined],
    ['00000|00000-0000', '12345', '12345', '12345', undefined],
    ['00000|00000-0000', '123456789', '12345-6789', '123456789', undefined],
    ['00000|00000-0000', '123456', '12345-6', '123456', 'incomplete'],
    ['DE 000 000', '123456', 'DE 123 456', 'DE123456', undefined],
    ['DE 000 000', 'de123-456', 'DE 123 456', 'DE123456', undefined],
    ['DE 000 000', 'd', 'D', 'D', 'incomplete'],
    ['+1 (000) 000-0000', '(555) 123-4567', '+1 (555) 123-4567', '15551234567', undefined],
    ['+1 (000) 000-0000', '+1 555.123.4567', '+1 (555) 123-4567', '15551234567', undefined],
    ['00 kg', '42', '42 kg', '42kg', undefined],
    ['00 kg', '42k', '42 kg', '42kg', undefined],
    ['\\A\\00', 'A07', 'A07', 'A07', undefined],
    ['\\A\\00', '7', 'A07', 'A07', undefined],
    ['0\\|0', '12', '1|2', '12', undefined],
    ['0\\', '1', '1\\', '1', undefined],
  ] as const) {
    it(`reads "${typed}" with "${pattern}" as "${text}"${problem ? `, ${problem}` : ''}`, () => {
      const read = patternFormat(pattern)?.read(typed);
      expect([read?.text, read?.raw, read?.problem]).to.deep.equal([text, raw, problem]);
    });
  }

  for (const [pattern, typed] of [
    ['00:00', ''],
    ['00:00', ' '],
    // Not 93:0.
    ['00:00', '9:30'],
    ['00:00', '1:230'],
    ['00.00.0000', '1.2.2026'],
    ['00:00', '12:345'],
    ['00:00', 'ab'],
    ['00:00', '12:3€'],
    ['AA 000', '12'],
  ] as const) {
    it(`does not read "${typed}" with "${pattern}"`, () => {
      expect(patternFormat(pattern)!.read(typed)).to.equal(null);
    });
  }

  for (const pattern of ['', '-', 'ib', '00|', '\\0']) {
    it(`is not a format without a place for a digit or letter: "${pattern}"`, () => {
      expect(patternFormat(pattern)).to.equal(null);
    });
  }

  for (const [pattern, example, inputMode, autocapitalize] of [
    ['00:00|0:00', '12:34', 'numeric', undefined],
    ['AA 000 AA', 'AB 345 FG', undefined, 'characters'],
  ] as const) {
    it(`has an example and a keyboard for "${pattern}"`, () => {
      const format = patternFormat(pattern);
      expect([format?.example, format?.inputMode, format?.autocapitalize]).to.deep.equal([
        example,
        inputMode,
        autocapitalize,
      ]);
    });
  }
});
