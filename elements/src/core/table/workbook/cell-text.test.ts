import {expect} from '@open-wc/testing';
import {cellText} from './cell-text.js';
import {numberKind, type NumberKind} from './number-format.js';

const TEXTS = ['Ada', 'Grace '];

function textOf(type: string, value: string, kind: NumberKind = 'number', is1904 = false): string {
  return cellText({type, style: 1, value}, {texts: TEXTS, kinds: ['number', kind], is1904});
}

const kindOf = (format: string | number): NumberKind =>
  typeof format === 'number' ? numberKind(format) : numberKind(164, format);

describe('the text of a cell', () => {
  for (const [title, type, value, text] of [
    ['a shared text', 's', '1', 'Grace '],
    ['a shared text that is missing', 's', '7', ''],
    ['the text of a formula', 'str', 'result', 'result'],
    ['an escaped character', 'inlineStr', 'a_x000D_b', 'a\rb'],
    ['an escaped underscore', 'inlineStr', '_x005F_x0041_', '_x0041_'],
    ['the name of a prototype', 'inlineStr', '__proto__', '__proto__'],
    ['an error', 'e', '#N/A', '#N/A'],
    ['1 as true', 'b', '1', 'true'],
    ['true', 'b', 'true', 'true'],
    ['0 as false', 'b', '0', 'false'],
    ['no value', 'b', '', ''],
    ['a number without a value', 'n', '', ''],
    ['the shortest digits of a number', 'n', '0.28999999999999998', '0.29'],
    ['a small number', 'n', '1.5E-7', '0.00000015'],
    ['a large number', 'n', '1.5E+21', '1500000000000000000000'],
    ['all digits of an integer', 'n', '-1234567890123456789', '-1234567890123456789'],
    ['a value that is not a number', 'n', 'x', 'x'],
    ['a date', 'd', '2026-11-30T00:00:00Z', '2026-11-30'],
    ['a date with a time', 'd', '2026-11-30T09:30:15.000', '2026-11-30T09:30:15'],
  ] as const)
    it(`is ${title}`, () => {
      expect(textOf(type, value)).to.equal(text);
    });

  for (const [format, kind] of [
    [0, 'number'],
    [13, 'number'],
    [17, 'date'],
    [18, 'time'],
    [22, 'date-time'],
    [23, 'number'],
    [30, 'date'],
    [46, 'duration'],
    [49, 'number'],
    [81, 'date'],
    ['General', 'number'],
    ['Standard', 'number'],
    ['@', 'number'],
    ['0.00%', 'number'],
    ['0.00E+00', 'number'],
    ['#,##0.00 "days"', 'number'],
    ['[$€-2] #,##0.00;[Red]-#,##0', 'number'],
    ['[>100]0;0', 'number'],
    ['# ?/?', 'number'],
    ['"day "0', 'number'],
    ['\\d0', 'number'],
    ['yyyy\\-mm\\-dd', 'date'],
    ['[$-407]d. mmmm yyyy;@', 'date'],
    ['mmm', 'date'],
    ['aaaa', 'date'],
    ['[$-411]ggge"年"m"月"d"日"', 'date'],
    ['_-yyyy*x', 'date'],
    ['dd/mm/yyyy h:mm:ss', 'date-time'],
    ['yyyy-mm-dd\\Thh:mm', 'date-time'],
    ['h:mm AM/PM', 'time'],
    ['h:mm a/p', 'time'],
    ['mm:ss.0', 'time'],
    ['[h]:mm', 'duration'],
    ['[MM]:ss', 'duration'],
    ['[Red]h:mm', 'time'],
  ] as const)
    it(`is that of a ${kind} in the format ${format}`, () => {
      expect(kindOf(format)).to.equal(kind);
    });

  for (const [kind, value, text] of [
    ['date', '46356', '2026-11-30'],
    ['date', '46356.75', '2026-11-30'],
    ['date-time', '46356', '2026-11-30T00:00'],
    ['date-time', '46356.395833333336', '2026-11-30T09:30'],
    ['date-time', '46356.39601', '2026-11-30T09:30:15'],
    ['date', '46355.999999', '2026-11-30'],
    ['time', '0.395833333333333', '09:30'],
    ['date-time', '0.5', '12:00'],
    ['time', '46356.395833333336', '2026-11-30T09:30'],
    ['duration', '1.5', '36:00'],
    ['duration', '0.001', '00:01:26'],
    ['date', '1', '1900-01-01'],
    ['date', '59', '1900-02-28'],
    ['date', '60', '1900-02-29'],
    ['date', '61', '1900-03-01'],
    ['date', '2958465', '9999-12-31'],
    ['date', '2958466', '2958466'],
    ['date', '-1', '-1'],
  ] as const)
    it(`is ${text} for the ${kind} ${value}`, () => {
      expect(textOf('n', value, kind)).to.equal(text);
    });

  for (const [kind, value, text] of [
    ['date', '44894', '2026-11-30'],
    ['date', '0', '1904-01-01'],
    ['date-time', '0.5', '1904-01-01T12:00'],
    ['time', '0.5', '12:00'],
  ] as const)
    it(`is ${text} for the ${kind} ${value} of a workbook that starts in 1904`, () => {
      expect(textOf('n', value, kind, true)).to.equal(text);
    });
});
