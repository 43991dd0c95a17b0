import {expect} from '@open-wc/testing';
import * as s from 'superstruct';
import {
  numberBetween,
  optionalDate,
  optionalFile,
  optionalNumber,
  optionalText,
  readForm,
  requiredFile,
  validateForm,
  type FieldKind,
} from './index.js';

const file = new File(['abc'], 'cv.pdf', {type: 'application/pdf'});
const noFile = new File([], '', {type: 'application/octet-stream'});
const emptyFile = new File([], 'a.txt');

function formOf(...entries: readonly (string | File)[]): FormData {
  const form = new FormData();
  for (const entry of entries) form.append('field', entry);
  return form;
}

type Row = readonly [title: string, kind: FieldKind, entries: readonly (string | File)[], value: unknown];

const ROWS: readonly Row[] = [
  ['text', 'text', ['Ada'], 'Ada'],
  ['missing text', 'text', [], ''],
  ['a file instead of text', 'text', [file], ''],
  ['the first of several strings', 'text', ['a', 'b'], 'a'],

  ['a number', 'number', ['5'], 5],
  ['a negative fraction', 'number', ['-0.25'], -0.25],
  ['a number with an exponent', 'number', ['1e-7'], 1e-7],
  ['a missing number', 'number', [], null],
  ['an empty number', 'number', [''], null],
  ['text instead of a number', 'number', ['abc'], NaN],
  ['a number with a space', 'number', [' 5'], NaN],
  ['a hexadecimal number', 'number', ['0x10'], NaN],
  ['a decimal comma', 'number', ['1,5'], NaN],
  ['a number that is too large', 'number', ['1e999'], NaN],

  ['a checked box', 'boolean', ['on'], true],
  ['a checked box with an empty value', 'boolean', [''], true],
  ['an unchecked box', 'boolean', [], false],
  ['a boolean that a script wrote', 'boolean', ['false'], false],
  ['a checked box after a hidden false', 'boolean', ['false', 'true'], true],
  ['a file instead of a box', 'boolean', [file], false],

  ['a date', 'date', ['2026-05-15'], '2026-05-15'],
  ['a date and time', 'date', ['2026-05-15T14:30'], '2026-05-15T14:30'],
  ['a missing date', 'date', [], null],
  ['an empty date', 'date', [''], null],
  ['a file instead of a date', 'date', [file], null],
  ['text instead of a date', 'date', ['foo'], 'foo'],

  ['a date in local time', 'date-in-local-time', ['2026-05-15'], new Date(2026, 4, 15)],
  [
    'a date and time in local time',
    'date-in-local-time',
    ['2026-05-15T14:30'],
    new Date(2026, 4, 15, 14, 30),
  ],
  ['a missing date in local time', 'date-in-local-time', [], null],
  ['an empty date in local time', 'date-in-local-time', [''], null],

  ['a file', 'file', [file], {path: 'cv.pdf', file}],
  ['a missing file', 'file', [], null],
  ['the entry of an empty file control', 'file', [noFile], null],
  ['an empty file with a name', 'file', [emptyFile], {path: 'a.txt', file: emptyFile}],
  ['only the name of a file', 'file', ['cv.pdf'], {path: 'cv.pdf'}],
  ['an empty file name', 'file', [''], null],
];

describe('readForm', () => {
  for (const [title, kind, entries, value] of ROWS) {
    it(`reads ${title}`, () => {
      expect(readForm(formOf(...entries), {field: kind})).to.deep.equal({field: value});
    });
  }

  for (const text of ['foo', '2026-02-30', '2026-05-15T25:00', '15/05/2026']) {
    it(`returns an Invalid Date in local time for ${text}`, () => {
      const {field} = readForm(formOf(text), {field: 'date-in-local-time'});
      expect(field).to.be.instanceOf(Date);
      expect(field!.getTime()).to.deep.equal(NaN);
    });
  }

  for (const [title, kind, entries, value] of [
    ['texts', 'text', ['a', '', 'b'], ['a', '', 'b']],
    ['numbers without the empty ones', 'number', ['1', '', 'x'], [1, NaN]],
    ['dates without the empty ones', 'date', ['2026-05-15', ''], ['2026-05-15']],
    ['dates in local time', 'date-in-local-time', ['2026-05-15'], [new Date(2026, 4, 15)]],
    ['files', 'file', [file], [{path: 'cv.pdf', file}]],
    ['no files', 'file', [noFile], []],
    ['nothing', 'text', [], []],
  ] as const) {
    it(`reads several ${title}`, () => {
      expect(readForm(formOf(...entries), {field: [kind]})).to.deep.equal({field: value});
    });
  }

  it('converts each value to its type', () => {
    const values = readForm(formOf(), {
      name: 'text',
      age: 'number',
      terms: 'boolean',
      start: 'date',
      meeting: 'date-in-local-time',
      cv: 'file',
      tags: ['text'],
      photos: ['file'],
    });
    const typed: {
      name: string;
      age: number | null;
      terms: boolean;
      start: string | null;
      meeting: Date | null;
      cv: {readonly path: string; readonly file?: File | undefined} | null;
      tags: string[];
      photos: {readonly path: string; readonly file?: File | undefined}[];
    } = values;
    expect(Object.keys(typed)).to.have.length(8);
    // @ts-expect-error A field that is not in the shape has no value.
    expect(values.other).to.equal(undefined);
  });

  it('returns the file itself', () => {
    const {field} = readForm(formOf(file), {field: 'file'});
    expect(field?.file).to.equal(file);
  });

  it('ignores entries that are not in the shape', () => {
    expect(readForm(formOf('a'), {other: 'text'})).to.deep.equal({other: ''});
  });

  it('accepts URLSearchParams', () => {
    const {age} = readForm(new URLSearchParams('age=5'), {age: 'number'});
    expect(age).to.equal(5);
  });

  it('does not set a prototype, whatever the field names', () => {
    const form = new FormData();
    form.append('__proto__', 'a');
    form.append('constructor', 'b');
    const values = readForm(form, {['__proto__']: 'text', constructor: 'text'} as const);
    expect(Object.getPrototypeOf(values)).to.equal(Object.prototype);
    expect(Object.entries(values)).to.deep.equal([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });

  for (const kind of ['integer', 'toString', ['text', 'number'], null]) {
    it(`throws for the kind ${JSON.stringify(kind)}`, () => {
      expect(() => readForm(formOf(), {field: kind as 'text'})).to.throw(
        TypeError,
        'readForm: "field" must be text, number, boolean, date, date-in-local-time, or file',
      );
    });
  }
});

describe('validated values of readForm', () => {
  const rules = s.object({
    places: numberBetween(1, 8),
    donation: optionalNumber(),
    nick: optionalText({min: 3}),
    day: optionalDate(),
    card: requiredFile(),
    photo: optionalFile(),
  });
  const shape = {
    places: 'number',
    donation: 'number',
    nick: 'text',
    day: 'date',
    card: 'file',
    photo: 'file',
  } as const;

  const errorsOf = async (entries: Readonly<Record<string, string | File>>) => {
    const form = new FormData();
    for (const [name, entry] of Object.entries(entries)) form.append(name, entry);
    return (await validateForm(rules, readForm(form, shape))).errors;
  };

  it('are valid if the controls were valid', async () => {
    const sent = {places: '5', donation: '', nick: '', day: '2026-05-15', card: file, photo: noFile};
    expect(await errorsOf(sent)).to.deep.equal({});
  });

  it('are invalid if they are required and nothing was sent', async () => {
    expect(await errorsOf({})).to.deep.equal({places: 'Places is required.', card: 'Card is required.'});
  });

  it('are invalid if they are malformed, even if they are optional', async () => {
    const sent = {places: 'abc', donation: 'x', day: 'x', card: 'card.png', photo: 'photo.png'};
    expect(await errorsOf(sent)).to.deep.equal({
      places: 'Places must be a number.',
      donation: 'Donation must be a number.',
      day: 'Day must be a valid date.',
      card: 'Card is required.',
      photo: 'Photo is required.',
    });
  });
});
