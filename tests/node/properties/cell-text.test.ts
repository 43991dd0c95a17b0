import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {CellText} from '../../../elements/src/core/table/cell-text/index.js';
import type {CellFormat} from '../../../elements/src/core/table/cell-text/index.js';
import {check} from './check.js';
import {anyTexts, texts} from './texts.js';

const LANGUAGES = [
  'de',
  'en',
  'en-GB',
  'en-IN',
  'fr',
  'de-CH',
  'ar',
  'ar-EG',
  'hi',
  'fa',
  'ja',
  'th',
  'ko',
  'xx',
];

const langs = fc.constantFrom(...LANGUAGES);
const types = fc.constantFrom<CellFormat['type'][]>(
  'text',
  'number',
  'checkbox',
  'select',
  'multi-select',
  'date',
  'date-time',
  'time',
);
const formats = fc.constantFrom<Intl.NumberFormatOptions[]>(
  {},
  {style: 'percent'},
  {style: 'currency', currency: 'EUR'},
  {style: 'currency', currency: 'JPY', currencySign: 'accounting'},
  {maximumFractionDigits: 0},
  {notation: 'compact'},
  {style: 'unit', unit: 'kilometer-per-hour'},
);

/** The formats of a language take milliseconds. */
const known = new Map<string, CellText>();
function cellText(format: CellFormat): CellText {
  const key = JSON.stringify(format);
  const cells = known.get(key) ?? new CellText(format);
  known.set(key, cells);
  return cells;
}

/** Checks that a value is read from what was written. */
function assertReadBack(format: CellFormat, value: unknown): void {
  const cells = cellText(format);
  const text = cells.write(value);
  assert.deepEqual(cells.parse(text), {value}, `${format.lang} ${JSON.stringify(text)}`);
}

const numbers = fc
  .oneof(
    fc.integer(),
    fc.double({noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15}),
    fc.integer({min: -1_000_000, max: 1_000_000}).map(cents => cents / 100),
    fc.constantFrom(1e21, -1e-7, 5e-324, Number.MAX_SAFE_INTEGER, 2 ** 53 + 2, 1e300),
  )
  .map(number => number + 0);

const two = (number: number) => String(number).padStart(2, '0');
/** Any day, except in the years that another calendar of these languages has now. */
const days = fc
  .record({
    year: fc.oneof(fc.integer({min: 1701, max: 2242}), fc.constant(999)),
    month: fc.integer({min: 1, max: 12}),
    day: fc.integer({min: 1, max: 28}),
  })
  .map(({year, month, day}) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
const minutes = fc
  .tuple(fc.integer({min: 0, max: 23}), fc.integer({min: 0, max: 59}))
  .map(parts => parts.map(two).join(':'));

/** Options with labels that other options have, and with signs between them. */
const optionLists = fc
  .uniqueArray(
    fc.record({
      value: fc.oneof(fc.constantFrom('a', 'b', 'A', 'a, b', '1', 'ab', '-1', 'constructor'), texts),
      label: fc.oneof(fc.constantFrom('a', 'B', 'a, b', 'a,b', '', '1', 'ß', 'SS'), texts),
    }),
    {selector: ({value}) => value.trim(), maxLength: 8},
  )
  .map(options => options.filter(({value}) => value.trim() === value && value !== ''));

describe('the texts of cells', () => {
  it('have numbers that are read as they were written', async () => {
    await check(
      fc.property(langs, formats, numbers, (lang, format, value) =>
        assertReadBack({type: 'number', lang, format}, value),
      ),
      {runs: 1000},
    );
  });

  it('have numbers that are read as they were written with a sign before decimals', async () => {
    const decimals = fc.constantFrom('.' as const, ',' as const);
    await check(
      fc.property(langs, decimals, numbers, (lang, decimal, value) =>
        assertReadBack({type: 'number', lang, decimal}, value),
      ),
      {runs: 500},
    );
  });

  it('have dates and times that are read as they were written', async () => {
    for (const lang of LANGUAGES)
      await check(
        fc.property(days, minutes, (day, time) => {
          assertReadBack({type: 'date', lang}, day);
          assertReadBack({type: 'time', lang}, time);
          assertReadBack({type: 'date-time', lang}, `${day}T${time}`);
        }),
        {runs: 100},
      );
  });

  it('are read in the formats of machines in every language', async () => {
    for (const lang of LANGUAGES)
      await check(
        fc.property(days, minutes, (day, time) => {
          assert.deepEqual(cellText({type: 'date', lang}).parse(day), {value: day});
          assert.deepEqual(cellText({type: 'time', lang}).parse(time), {value: time});
          const value = `${day}T${time}`;
          for (const text of [value, `${day} ${time}:00`])
            assert.deepEqual(cellText({type: 'date-time', lang}).parse(text), {value});
        }),
        {runs: 30},
      );
  });

  it('have options that are read as they were written', async () => {
    await check(
      fc.property(optionLists, options => {
        const cells = new CellText({type: 'select', lang: 'en', options});
        for (const {value} of options) assert.deepEqual(cells.parse(cells.write(value)), {value});
      }),
      {runs: 1000},
    );
  });

  it('have lists of options that are read as they were written', async () => {
    const lists = optionLists.chain(options => fc.tuple(fc.constant(options), fc.subarray(options)));
    await check(
      fc.property(lists, ([options, chosen]) => {
        const value = chosen.map(option => option.value);
        const cells = new CellText({type: 'multi-select', lang: 'en', options});
        const text = cells.write(value);
        // Options with separators may have no text that stands for them alone.
        if (!options.some(option => /[,;،、，；؛\n]/.test(option.value)))
          assert.deepEqual(cells.parse(text), {value}, JSON.stringify(text));
      }),
      {runs: 1000},
    );
  });

  it('have a value or a reason, whatever they are', async () => {
    const anyText = fc.oneof(
      anyTexts,
      fc.string({unit: fc.constantFrom(...'0123456789.,-+()%:/ eTZ٣٫٬\u200f'), maxLength: 24}),
    );
    await check(
      fc.property(types, fc.constantFrom('de', 'en'), formats, anyText, (type, lang, format, text) => {
        const cells = cellText({type, lang, format, options: ['a', 'b, c']});
        const {value, unread} = cells.parse(text);
        if (unread !== undefined) return;
        if (type === 'text') assert.equal(value, text);
        else if (text.trim() === '') assert.deepEqual(value, type === 'multi-select' ? [] : null);
        else assert.deepEqual(cells.parse(cells.write(value)), {value});
      }),
      {runs: 2000},
    );
  });
});
