import {expect} from '@open-wc/testing';
import {type} from 'arktype';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {
  mustBeTrue,
  numberBetween,
  optionalFile,
  readForm,
  requiredFile,
  requiredText,
  validDate,
  type Rules,
} from './index.js';

const file = new File(['abc'], 'cv.pdf', {type: 'application/pdf'});
const noFile = new File([], '', {type: 'application/octet-stream'});

type Entry = readonly [name: string, value: string | File];

function formOf(...entries: readonly Entry[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** The same form in each library. */
const FORMS = {
  zod: z.object({
    name: z.string().min(2),
    age: z.number().optional(),
    terms: z.literal(true),
    iso: z.iso.date(),
    day: z.date().nullable(),
    photo: z.file(),
    cv: z.object({path: z.string(), file: z.file()}).nullable(),
    address: z.object({city: z.string()}),
    items: z.array(z.object({qty: z.number(), gift: z.boolean()})),
    tags: z.array(z.string()),
  }),
  valibot: v.pipe(
    v.object({
      name: v.pipe(v.string(), v.minLength(2)),
      age: v.optional(v.number()),
      terms: v.literal(true),
      iso: v.pipe(v.string(), v.isoDate()),
      day: v.nullable(v.date()),
      photo: v.file(),
      cv: v.nullable(v.object({path: v.string(), file: v.file()})),
      address: v.object({city: v.string()}),
      items: v.array(v.object({qty: v.number(), gift: v.boolean()})),
      tags: v.array(v.string()),
    }),
    v.check(() => true),
  ),
  superstruct: s.object({
    name: requiredText({min: 2}),
    age: s.optional(s.number()),
    terms: mustBeTrue(),
    iso: validDate(),
    day: s.nullable(s.date()),
    photo: s.instance(File),
    cv: optionalFile(),
    address: s.type({city: s.string()}),
    items: s.array(s.object({qty: numberBetween(1, 9), gift: s.boolean()})),
    tags: s.array(s.string()),
  }),
  arktype: type({
    name: 'string >= 2',
    'age?': 'number',
    terms: 'true',
    iso: 'string.date.iso',
    day: 'Date | null',
    photo: type.instanceOf(File),
    cv: type({path: 'string', file: type.instanceOf(File)}).or('null'),
    address: {city: 'string'},
    items: type({qty: 'number', gift: 'boolean'}).array(),
    tags: 'string[]',
  }),
};

for (const [vendor, schema] of Object.entries<Rules>(FORMS)) {
  describe(`readForm with a schema of ${vendor}`, () => {
    it('converts each entry to its type', () => {
      const form = formOf(
        ['name', 'Ada'],
        ['age', '36'],
        ['terms', 'on'],
        ['iso', '2026-05-15'],
        ['day', '2026-05-15T14:30'],
        ['photo', file],
        ['cv', file],
        ['address.city', 'London'],
        ['items[0].qty', '1'],
        ['items[1].qty', '2'],
        ['items[1].gift', 'on'],
        ['tags', 'a'],
        ['tags', 'b'],
        ['other', 'x'],
      );
      expect(readForm(form, schema)).to.deep.equal({
        name: 'Ada',
        age: 36,
        terms: true,
        iso: '2026-05-15',
        day: new Date(2026, 4, 15, 14, 30),
        photo: file,
        cv: {path: 'cv.pdf', file},
        address: {city: 'London'},
        items: [
          {qty: 1, gift: false},
          {qty: 2, gift: true},
        ],
        tags: ['a', 'b'],
      });
    });

    it('reads missing entries as empty', () => {
      const {photo, ...values} = readForm(formOf(), schema) as Record<string, unknown>;
      // superstruct does not show what an instance is.
      expect(photo ?? null).to.equal(null);
      expect(values).to.deep.equal({
        name: '',
        age: null,
        terms: false,
        iso: '',
        day: null,
        cv: null,
        address: {city: ''},
        items: [],
        tags: [],
      });
    });

    it('keeps the place of an item that sent nothing', () => {
      const {items} = readForm(formOf(['items[2].qty', '5']), schema) as {items: unknown};
      const empty = {qty: null, gift: false};
      expect(items).to.deep.equal([empty, empty, {qty: 5, gift: false}]);
    });

    it('reads invalid text so that the schema rejects it', () => {
      const form = formOf(['age', 'x'], ['day', 'x'], ['cv', 'cv.pdf']);
      const {age, day, cv} = readForm(form, schema) as Record<string, unknown>;
      expect([age, Number(day), cv]).to.deep.equal([NaN, NaN, {path: 'cv.pdf'}]);
    });
  });
}

describe('readForm with a schema', () => {
  const rows: readonly (readonly [
    title: string,
    schema: Rules,
    entries: readonly Entry[],
    values: object,
  ])[] = [
    [
      'a list with brackets',
      z.object({a: z.array(z.number())}),
      [
        ['a[]', '1'],
        ['a[]', ''],
        ['a[]', '2'],
      ],
      {a: [1, 2]},
    ],
    ['a list by index', z.object({a: z.array(z.boolean())}), [['a[1]', 'on']], {a: [false, true]}],
    [
      'a tuple',
      z.object({a: z.tuple([z.string(), z.number()])}),
      [
        ['a[0]', 'x'],
        ['a[1]', '5'],
      ],
      {a: ['x', 5]},
    ],
    [
      'a list of files',
      z.object({a: z.array(z.file())}),
      [
        ['a', file],
        ['a', noFile],
      ],
      {a: [file]},
    ],
    [
      'a list of uploads',
      s.object({a: s.array(requiredFile())}),
      [['a', file]],
      {a: [{path: 'cv.pdf', file}]},
    ],
    [
      'fields named path and file',
      z.object({a: z.object({path: z.string(), file: z.file()})}),
      [
        ['a.path', 'x'],
        ['a.file', file],
      ],
      {a: {path: 'x', file}},
    ],
    ['an optional record without entries', z.object({a: z.object({b: z.string()}).optional()}), [], {}],
    [
      'an optional record with an entry',
      z.object({a: z.object({b: z.string(), c: z.number()}).optional()}),
      [['a.b', '']],
      {a: {b: '', c: null}},
    ],
    ['a nullable record without entries', z.object({a: z.object({b: z.string()}).nullable()}), [], {a: null}],
    [
      'an intersection',
      z.object({a: z.number()}).and(z.object({b: z.boolean()})),
      [['a', '1']],
      {a: 1, b: false},
    ],
    [
      'the branch of a union',
      z.discriminatedUnion('type', [
        z.object({type: z.literal('a'), x: z.string()}),
        z.object({type: z.literal('b'), x: z.number()}),
      ]),
      [
        ['type', 'b'],
        ['x', '1'],
      ],
      {type: 'b', x: 1},
    ],
    [
      'a union without entries',
      z.object({a: z.union([z.object({b: z.string()}), z.object({c: z.number()})])}),
      [],
      {a: {b: ''}},
    ],
    [
      'the branch of a variant',
      v.variant('type', [
        v.object({type: v.literal('a'), x: v.string()}),
        v.object({type: v.literal('b'), x: v.number()}),
      ]),
      [
        ['type', 'b'],
        ['x', '1'],
      ],
      {type: 'b', x: 1},
    ],
    [
      'the branch of a union of arktype',
      type({type: "'a'", x: 'string'}).or({type: "'b'", x: 'number'}),
      [
        ['type', 'b'],
        ['x', '1'],
      ],
      {type: 'b', x: 1},
    ],
    ['what a transformation receives', z.object({a: z.string().transform(Number)}), [['a', '1']], {a: '1'}],
    [
      'what the schema does not show',
      z.object({a: z.any(), b: z.any(), c: z.any()}),
      [
        ['a', '1'],
        ['b.c', '2'],
      ],
      {a: '1', b: {c: '2'}},
    ],
    [
      'a recursive schema',
      z.object({a: treeSchema()}),
      [['a.children[0].name', 'x']],
      {a: {name: '', children: [{name: 'x', children: []}]}},
    ],
    [
      'all values of a name that the schema does not show',
      z.object({a: z.any()}),
      [
        ['a', '1'],
        ['a', '2'],
      ],
      {a: ['1', '2']},
    ],
    [
      'a record with any names',
      z.object({a: z.record(z.string(), z.string()), b: z.record(z.string(), z.string())}),
      [
        ['a.x', '1'],
        ['a.y', '2'],
      ],
      {a: {x: '1', y: '2'}},
    ],
    [
      'one of the checkboxes with the same name',
      z.object({a: z.boolean()}),
      [
        ['a', ''],
        ['a', 'on'],
      ],
      {a: true},
    ],
    [
      'items in their order',
      z.object({a: z.array(z.string())}),
      [
        ['a[2]', 'z'],
        ['a[10]', 'k'],
        ['a[0]', 'x'],
        ['a.b', 'no item'],
      ],
      {a: ['x', '', 'z', '', '', '', '', '', '', '', 'k']},
    ],
    [
      'an object with the name of a file',
      z.object({a: z.object({file: z.string(), name: z.string()})}),
      [],
      {a: {file: '', name: ''}},
    ],
    [
      'no unsafe names',
      z.object({a: z.any()}),
      [
        ['a.__proto__.b', '1'],
        ['a[', '2'],
      ],
      {},
    ],
  ];
  for (const [title, schema, entries, values] of rows) {
    it(`reads ${title}`, () => {
      expect(readForm(formOf(...entries), schema)).to.deep.equal(values);
    });
  }

  it('does not create long lists from a few entries', () => {
    const schema = z.object({a: z.array(z.array(z.string()))});
    const names = Array.from({length: 50}, (_, index) => [`a[${index}][9999]`, 'x'] as const);
    const {a} = readForm(formOf(...names), schema);
    expect(a.flat().length).to.be.below(20_000);
  });

  for (const [index, items] of [
    [1, ['', 'x']],
    [2, ['x']],
  ] as const)
    it(`has ${items.length} items for one with the index ${index} after 9,999 gaps`, () => {
      const schema = z.object({a: z.array(z.string()), b: z.array(z.string())});
      const {a, b} = readForm(formOf(['a[9999]', 'x'], [`b[${index}]`, 'x']), schema);
      expect([a.length, b]).to.deep.equal([10_000, items]);
    });

  it('ignores names that are too deep', () => {
    expect(readForm(formOf([`a${'.a'.repeat(5000)}`, 'x']), z.object({a: z.any()}))).to.deep.equal({});
  });

  it('accepts URLSearchParams', () => {
    expect(
      readForm(new URLSearchParams('a=5&b.c=x'), z.object({a: z.number(), b: z.object({c: z.string()})})),
    ).to.deep.equal({a: 5, b: {c: 'x'}});
  });

  it('has the type of the input of the schema, in which values may be empty', () => {
    const values = readForm(
      formOf(),
      z.object({
        a: z.number(),
        b: z.enum(['x']).optional(),
        c: z.array(z.date()),
        d: z.string().transform(Number),
      }),
    );
    const typed: {a: number | null; b?: string | undefined; c: (Date | null)[]; d: string} = values;
    const byStruct: {a: number | null} = readForm(formOf(), s.object({a: s.number()}));
    const byValibot: {a: number | null} = readForm(formOf(), v.object({a: v.number()}));
    const byArktype: {a: number | null} = readForm(formOf(), type({a: 'number'}));
    // @ts-expect-error The schema does not have this field.
    expect(values.other).to.equal(undefined);
    expect([typed.a, byStruct.a, byValibot.a, byArktype.a]).to.deep.equal([null, null, null, null]);
  });
});

/** A schema that contains itself. */
function treeSchema() {
  const node: z.ZodType = z.object({name: z.string(), children: z.array(z.lazy(() => node))});
  return node;
}
