import {expect} from '@open-wc/testing';
import {type} from 'arktype';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import * as zm from 'zod/mini';
import {
  numberBetween,
  optionalText,
  requiredChoice,
  requiredFile,
  requiredText,
  validDate,
  mustBeTrue,
  type Rules,
} from './index.js';
import {constraintsOf} from './schema-constraints.js';
import {acceptsUndefined, kindOf, literalOf, partAt, undeclaredKeys} from './schema-parts.js';

/** The same form in each library. */
const FORMS: Readonly<Record<string, Rules>> = {
  zod: z
    .object({
      text: z.string().min(2).max(9),
      number: z.number().min(1).max(5),
      flag: z.boolean(),
      day: z.date(),
      file: z.file(),
      choice: z.enum(['a', 'b']),
      maybe: z.string().min(2).optional(),
      address: z.object({city: z.string()}),
      items: z.array(z.object({qty: z.number().optional()})),
    })
    .refine(() => true),
  'zod mini': zm.object({
    text: zm.string(),
    number: zm.number(),
    flag: zm.boolean(),
    day: zm.date(),
    file: zm.file(),
    choice: zm.enum(['a', 'b']),
    maybe: zm.optional(zm.string()),
    address: zm.object({city: zm.string()}),
    items: zm.array(zm.object({qty: zm.optional(zm.number())})),
  }),
  valibot: v.pipe(
    v.objectAsync({
      text: v.pipe(v.string(), v.minLength(2), v.maxLength(9)),
      number: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      flag: v.boolean(),
      day: v.date(),
      file: v.file(),
      choice: v.picklist(['a', 'b']),
      maybe: v.optional(v.pipe(v.string(), v.minLength(2))),
      address: v.strictObject({city: v.string()}),
      items: v.array(v.object({qty: v.optional(v.number())})),
    }) as never,
    v.check(() => true),
  ),
  superstruct: s.refine(
    s.object({
      text: requiredText({min: 2, max: 9}),
      number: numberBetween(1, 5),
      flag: s.boolean(),
      day: s.date(),
      file: requiredFile(),
      choice: s.enums(['a', 'b']),
      maybe: s.optional(s.size(s.string(), 2, 9)),
      address: s.type({city: s.string()}),
      items: s.array(s.object({qty: s.optional(s.number())})),
    }),
    'any',
    () => true,
  ),
  arktype: type({
    text: '2 <= string <= 9',
    number: '1 <= number <= 5',
    flag: 'boolean',
    day: 'Date',
    file: type.instanceOf(File),
    choice: "'a' | 'b'",
    'maybe?': 'string > 2',
    address: {city: 'string'},
    items: type({'qty?': 'number'}).array(),
  }).narrow(() => true),
};

for (const [vendor, form] of Object.entries(FORMS)) {
  describe(`the parts of a schema of ${vendor}`, () => {
    for (const [path, kind, isOptional] of [
      [['text'], 'text', false],
      [['number'], 'number', false],
      [['flag'], 'boolean', false],
      [['day'], 'date', false],
      [['file'], 'file', false],
      [['choice'], 'text', false],
      [['maybe'], 'text', true],
      [['address'], 'record', false],
      [['address', 'city'], 'text', false],
      [['items'], 'list', false],
      [['items', 7], 'record', false],
      [['items', 7, 'qty'], 'number', true],
    ] as const) {
      it(`has ${isOptional ? 'an optional' : 'a'} ${kind} at ${path.join('.')}`, () => {
        const part = partAt(form, path)!;
        expect([kindOf(part), acceptsUndefined(part)]).to.deep.equal([kind, isOptional]);
      });
    }

    for (const path of [['other'], ['toString'], ['text', 'length'], ['address', 0], [0]]) {
      it(`has nothing at ${path.join('.')}`, () => {
        expect(partAt(form, path)).to.equal(null);
      });
    }

    it('is the schema itself at an empty path', () => {
      expect(partAt(form, [])).to.equal(form);
    });
  });
}

describe('kindOf', () => {
  const rows: readonly (readonly [title: string, part: Rules, kind: string | null])[] = [
    ['nullable', z.number().nullable(), 'number'],
    ['a default', z.number().default(1), 'number'],
    ['a branded type', z.string().readonly().brand('x'), 'text'],
    ['a transformed text', z.string().transform(Number), 'text'],
    ['a preprocessed number', z.preprocess(Number, z.number()), 'number'],
    ['a codec', z.codec(z.iso.date(), z.date(), {decode: () => new Date(), encode: () => ''}), 'text'],
    ['a lazy schema', z.lazy(() => z.number()), 'number'],
    ['a literal', z.literal(true), 'boolean'],
    ['the literal null', z.literal(null), null],
    ['a union with an empty text', z.literal('').or(z.number()), 'number'],
    ['anything', z.any(), null],
    ['a custom type', z.custom(), null],
    ['a picklist', v.picklist(['a']), 'text'],
    ['a lazy schema of valibot', v.lazy(() => v.number()), 'number'],
    ['a union of valibot', v.union([v.literal(''), v.number()]), 'number'],
    ['nullish', v.nullish(v.date()), 'date'],
    ['a tuple', v.strictTuple([v.string()]), 'list'],
    ['a tuple with more items', v.tupleWithRest([v.string()], v.number()), 'list'],
    ['an object with more fields', v.objectWithRest({a: v.string()}, v.number()), 'record'],
    ['a whole number', s.integer(), 'number'],
    ['a literal of superstruct', s.literal(5), 'number'],
    ['a union of superstruct', s.union([s.string(), s.number()]), null],
    ['a type of the app', s.define('toString', () => true), null],
    ['the helper for choices', requiredChoice(), 'text'],
    ['the helper for dates, which accepts text', validDate(), 'text'],
    ['an optional helper for dates', s.optional(validDate()), 'text'],
    ['a nullable number of arktype', type('number | null'), 'number'],
    ['a parsed number of arktype', type('string.numeric.parse'), 'text'],
    ['a literal of arktype', type('true'), 'boolean'],
    ['another Standard Schema', {'~standard': {vendor: 'app', validate: value => ({value})}}, null],
  ];
  for (const [title, part, kind] of rows) {
    it(`is ${kind} for ${title}`, () => {
      expect(kindOf(part)).to.equal(kind);
    });
  }
});

/** What a name of a type must not be taken for. */
const OTHER_TYPES = [
  'substring',
  'strings',
  'point',
  'numbers',
  'isboolean',
  'booleans',
  'update',
  'dates',
  'profile',
  'files',
  'subarray',
  'arrays',
  'subtype',
  'types',
];

describe('kindOf a type of the app', () => {
  for (const name of OTHER_TYPES)
    it(`is null for ${name}`, () => expect(kindOf(s.define(name, () => true))).to.equal(null));
});

describe('literalOf', () => {
  for (const [title, part, literal] of [
    ['a literal', z.literal('a'), 'a'],
    ['a literal of superstruct', s.literal(5), 5],
    ['a list of superstruct', s.array(s.string()), undefined],
    ['text', z.string(), undefined],
  ] as const)
    it(`is ${literal} for ${title}`, () => expect(literalOf(part)).to.equal(literal));
});

describe('undeclaredKeys', () => {
  const fields = {a: z.string()};
  for (const [title, schema, keys] of [
    ['an object', z.object(fields), ['b']],
    ['a strict object', z.strictObject(fields), ['b']],
    ['an object with other fields', z.looseObject(fields), []],
    ['an object of superstruct', s.object({a: s.string()}), ['b']],
    ['an object of superstruct with other fields', s.type({a: s.string()}), []],
    ['a loose object of valibot', v.looseObject({a: v.string()}), []],
    ['an object of valibot with more fields', v.objectWithRest({a: v.string()}, v.any()), []],
    ['anything', z.any(), []],
  ] as const)
    it(`are ${keys.join() || 'not known'} for ${title}`, () => {
      expect(undeclaredKeys(schema, {a: 'x', b: 'y'})).to.deep.equal(keys);
    });
});

describe('partAt', () => {
  const rows: readonly (readonly [
    title: string,
    schema: Rules,
    path: (string | number)[],
    kind: string | null,
  ])[] = [
    ['an optional object', z.object({a: z.number()}).optional(), ['a'], 'number'],
    ['an intersection', z.object({a: z.string()}).and(z.object({b: z.number()})), ['b'], 'number'],
    [
      'an intersection of valibot',
      v.intersect([v.object({a: v.string()}), v.object({b: v.date()})]),
      ['b'],
      'date',
    ],
    ['a tuple', z.tuple([z.string(), z.number()]), [1], 'number'],
    ['a tuple of superstruct', s.tuple([s.string(), s.number()]), [1], 'number'],
    ['a refined tuple of superstruct', s.refine(s.tuple([s.number()]), 'odd', () => true), [0], 'number'],
    ['a tuple of superstruct after its end', s.tuple([s.string()]), [1], null],
    ['a tuple of arktype', type(['string', 'number']), [1], 'number'],
    ['a union of objects', z.union([z.object({a: z.number()}), z.string()]), ['a'], null],
    ['the keys of an enum', z.enum(['a']), ['a'], null],
    ['the options of a helper', requiredText({min: 1}), ['min'], null],
  ];
  for (const [title, schema, path, kind] of rows) {
    it(`looks into ${title}`, () => {
      const part = partAt(schema, path);
      expect(part && kindOf(part)).to.equal(kind);
    });
  }

  it('has no part of a type that is not a record', () => {
    expect(partAt(z.enum(['a']), ['a'])).to.equal(null);
  });

  const card = z.object({kind: z.literal('card'), number: z.string()});
  const bank = z.object({kind: z.literal('bank'), number: z.number()});

  it('looks into the branch of a value', () => {
    const form = z.object({payment: z.union([card, bank])});
    const kinds = ['card', 'bank', 'cash'].map(kind => {
      const part = partAt(form, ['payment', 'number'], {payment: {kind}});
      return part && kindOf(part);
    });
    expect(kinds).to.deep.equal(['text', 'number', null]);
  });

  it('looks into all parts of an intersection', () => {
    const both = v.intersect([v.object({kind: v.literal('card')}), v.object({number: v.number()})]);
    expect(kindOf(partAt(both, ['number'], {kind: 'card'})!)).to.equal('number');
  });
});

describe('acceptsUndefined', () => {
  const check = () => true;
  const rows: readonly (readonly [title: string, part: Rules, isAccepted: boolean | null])[] = [
    ['nullish', z.string().nullish(), true],
    ['a default', z.string().default('a'), true],
    ['a checked optional text', z.string().optional().refine(check), null],
    ['a converted value', z.coerce.string(), null],
    ['a preprocessed value', z.preprocess(String, z.string()), null],
    ['a transformed text', z.string().transform(String), false],
    ['a transformed optional text', z.string().optional().transform(String), null],
    ['a checked optional text of valibot', v.pipe(v.optional(v.string()), v.check(check)), null],
    ['a field of valibot that may be undefined, but must exist', v.undefinedable(v.string()), null],
    ['a union', z.union([z.string(), z.undefined()]), null],
    ['a union of required types', z.union([z.string(), z.number()]), false],
    ['a variant of valibot', v.variant('a', [v.object({a: v.literal('x')})]), false],
    ['a type of the app that throws', s.define('long', value => (value as string).length > 3), false],
    ['an optional helper', optionalText(), true],
    ['text or undefined of arktype, which must exist', type('string | undefined'), null],
  ];
  for (const [title, part, isAccepted] of rows) {
    it(`is ${isAccepted} for ${title}`, () => {
      expect(acceptsUndefined(part)).to.equal(isAccepted);
    });
  }

  it('asks a type of superstruct once', () => {
    const part = s.string();
    const validate = part.validate.bind(part);
    let questions = 0;
    part.validate = (...values: Parameters<typeof validate>) => {
      questions += 1;
      return validate(...values);
    };
    expect([acceptsUndefined(part), acceptsUndefined(part), questions]).to.deep.equal([false, false, 1]);
  });

  it('asks rules of superstruct again that may depend on more than the value', () => {
    let isOpen = false;
    const ofApp = s.define('app', () => isOpen);
    const refined = s.refine(s.optional(s.string()), 'open', () => isOpen);
    const ask = () => [ofApp, refined].map(acceptsUndefined);
    const closed = ask();
    isOpen = true;
    expect([closed, ask()]).to.deep.equal([
      [false, false],
      [true, true],
    ]);
  });

  it('asks an optional field of arktype about other values', () => {
    const part = partAt(type({'a?': 'string'}), ['a']) as unknown as ReturnType<typeof v.string>;
    const answers = [undefined, 'x', 5].map(value => 'issues' in part['~standard'].validate(value));
    expect(answers).to.deep.equal([false, false, true]);
  });
});

describe('constraintsOf', () => {
  const never = () => {
    throw new Error('A server was asked.');
  };
  const required = {required: true};
  const rows: readonly (readonly [title: string, part: Rules, constraints: object])[] = [
    ['a text of zod', z.string().min(2).max(9), {required: true, minLength: 2, maxLength: 9}],
    ['a text of zod that may be empty', z.string().max(9), {required: false, maxLength: 9}],
    ['an optional text of zod', z.string().min(2).optional(), {required: false, minLength: 2}],
    ['a nullable number of zod', z.number().min(2).nullable(), {required: false, min: 2}],
    ['a number of zod', z.number().min(0).max(5), {required: true, min: 0, max: 5}],
    ['a whole number of zod', z.int(), required],
    ['a date of zod', z.date().min(new Date()), required],
    ['a file of zod', z.file().min(5), required],
    ['an enum of zod', z.enum(['a', 'b']), required],
    ['an enum of zod with an empty text', z.enum(['', 'b']), {required: false}],
    ['an email of zod', z.email(), required],
    ['true of zod', z.literal(true), required],
    ['a boolean of zod', z.boolean(), {required: false}],
    ['a list of zod', z.array(z.string()), {required: false}],
    ['a list of zod that is not empty', z.array(z.string()).min(1), required],
    ['a text of zod that a server checks', z.string().min(1).refine(never), {required: true, minLength: 1}],
    ['a transformed text of zod', z.string().min(1).transform(never), {required: true, minLength: 1}],
    ['a text of valibot', v.pipe(v.string(), v.length(4)), {required: true, minLength: 4, maxLength: 4}],
    ['a text of valibot that is not empty', v.pipe(v.string(), v.nonEmpty()), required],
    [
      'a number of valibot',
      v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      {required: true, min: 1, max: 5},
    ],
    ['a date of valibot', v.pipe(v.date(), v.minValue(new Date())), required],
    ['a converted text of valibot', v.pipe(v.string(), v.transform(Number), v.minValue(5)), required],
    ['a list of valibot', v.pipe(v.array(v.string()), v.minLength(2)), required],
    [
      'a text of valibot that a server checks',
      v.pipeAsync(v.string(), v.minLength(2), v.checkAsync(never)),
      {required: true, minLength: 2},
    ],
    ['a text of superstruct', s.nonempty(s.string()), required],
    ['an optional text of superstruct', s.optional(s.nonempty(s.string())), {required: false}],
    ['a boolean of superstruct', s.boolean(), {required: false}],
    ['a list of superstruct', s.array(s.string()), {required: false}],
    ['a record of superstruct', s.object({min: s.string()}), required],
    ['the helper for text', requiredText({min: 2, max: 9}), {required: true, minLength: 2, maxLength: 9}],
    ['the helper for optional text', optionalText({max: 9}), {required: false, maxLength: 9}],
    ['the helper for numbers', numberBetween(1, 5), {required: true, min: 1, max: 5}],
    ['the helper for dates', validDate({min: '2026-05-15'}), {required: true, min: '2026-05-15'}],
    ['the helper for files', requiredFile(), required],
    ['the helper for true', mustBeTrue(), required],
    ['a text of arktype', type('2 <= string <= 9'), {required: true, minLength: 2, maxLength: 9}],
    ['a text of arktype that may be empty', type('string'), {required: false}],
    ['a number of arktype', type('1 <= number <= 5'), {required: true, min: 1, max: 5}],
    ['a nullable date of arktype', type('Date | null'), {required: false}],
    ['true of arktype', type('true'), required],
    ['anything', z.any(), {required: false}],
  ];
  for (const [title, part, constraints] of rows) {
    it(`has those of ${title}`, () => {
      const found = Object.entries(constraintsOf(part)).filter(([, value]) => value !== undefined);
      expect(Object.fromEntries(found)).to.deep.equal(constraints);
    });
  }
});
