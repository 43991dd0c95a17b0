import {expect} from '@open-wc/testing';
import {type, type ArkError} from 'arktype';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {registerTranslation} from '../localization/index.js';
import {ar} from '../localization/languages/ar.js';
import type {Rules} from './rules-slot.js';
import {validate} from './validate.js';

/** Rules, an invalid value, and what the control says about it. */
type Case = readonly [rules: Rules, value: unknown, message: string];
type Cases<Code extends string> = Readonly<Record<Code, readonly Case[]>>;

const NOT_VALID = 'Nick is not valid.';
const FORMAT = 'Nick is not in the expected format.';
const EMAIL = 'Nick must be an email address, such as name@example.com.';
const URL_MESSAGE = 'Nick must be a web address, such as https://example.com.';
const DATE = 'Nick must be a valid date.';
const OPTION = 'Nick must be one of the options.';
const NUMBER = 'Nick must be a number.';
const WHOLE = 'Nick must be a whole number.';
const ONE_ITEM = 'Nick must have at least 1 item.';
const ITEMS = 'Nick must have no more than 1 item.';
const IMAGE = 'Nick is of the wrong type. Accepted: PNG.';
const day = new Date(2019, 5, 1);
const noon = new Date(2019, 5, 1, 12);
const early = new Date(2018, 0, 1);
const later = new Date(2020, 0, 1);
const file = new File(['abc'], 'cv.txt', {type: 'text/plain'});

/** A missing code is an error of the types. */
const ZOD: Cases<z.core.$ZodIssue['code']> = {
  invalid_type: [
    [z.number(), 'x', NUMBER],
    [z.number(), Infinity, NUMBER],
    [z.int(), 1.5, WHOLE],
    [z.bigint(), 'x', WHOLE],
    [z.date(), 'x', DATE],
    [z.array(z.string()), 'x', NOT_VALID],
    [z.string().optional().nonoptional(), undefined, 'Nick is required.'],
    [z.file(), 'x', NOT_VALID],
    [z.string('Mine.'), 1, 'Mine.'],
  ],
  too_small: [
    [z.number().min(1), 0, 'Nick must be 1 or more.'],
    [z.number().positive(), 0, 'Nick must be more than 0.'],
    [z.bigint().positive(), 0n, 'Nick must be more than 0.'],
    [z.string().min(2), 'a', 'Nick must have at least 2 characters.'],
    [z.array(z.string()).nonempty(), [], ONE_ITEM],
    [z.set(z.string()).min(1), new Set(), ONE_ITEM],
    [z.map(z.string(), z.string()).min(1), new Map(), ONE_ITEM],
    [z.array(z.string()).length(2), ['a'], 'Nick must have exactly 2 items.'],
    [z.file().min(5), file, 'Nick must have at least 5 bytes.'],
    [z.date().min(day), early, 'Nick must be Jun 1, 2019 or later.'],
    [z.date().check(z.gt(day)), day, 'Nick must be after Jun 1, 2019.'],
    [z.number().positive('Mine.'), 0, 'Mine.'],
  ],
  too_big: [
    [z.number().lt(5), 5, 'Nick must be less than 5.'],
    [z.number().max(5), 6, 'Nick must be 5 or less.'],
    [z.array(z.string()).max(1), ['a', 'b'], ITEMS],
    [z.file().max(1), file, 'Nick is too large. At most: 1 byte.'],
    [z.date().max(noon), later, /^Nick must be Jun 1, 2019, 12:00\sPM or earlier\.$/.source],
    [z.date().check(z.lt(day)), day, 'Nick must be before Jun 1, 2019.'],
  ],
  invalid_format: [
    [z.email(), 'x', EMAIL],
    [z.email('Invalid email'), 'x', 'Invalid email'],
    [z.email('Invalid email address, sorry.'), 'x', 'Invalid email address, sorry.'],
    [z.url(), 'x', URL_MESSAGE],
    [z.iso.date(), 'x', DATE],
    [z.iso.datetime(), 'x', DATE],
    ...[
      ...[z.iso.time(), z.iso.duration(), z.uuid(), z.uuidv4(), z.guid(), z.nanoid(), z.cuid(), z.cuid2()],
      ...[z.ulid(), z.xid(), z.ksuid(), z.emoji(), z.ipv4(), z.ipv6(), z.mac(), z.cidrv4(), z.cidrv6()],
      ...[z.base64(), z.base64url(), z.e164(), z.jwt(), z.hostname(), z.hex(), z.hash('md5')],
      ...[z.string().regex(/^a/), z.string().startsWith('a'), z.string().endsWith('a')],
      ...[z.string().includes('a'), z.string().uppercase(), z.stringFormat('coupon', () => false)],
      z.templateLiteral(['a', z.number()]),
    ].map(rules => [rules, '§ x', FORMAT] as const),
    [z.string().regex(/^a/, 'Invalid coupon.'), 'x', 'Invalid coupon.'],
  ],
  not_multiple_of: [
    [z.number().multipleOf(5), 3, 'Nick must go in steps of 5.'],
    [z.number().multipleOf(1), 1.5, WHOLE],
  ],
  unrecognized_keys: [[z.strictObject({}), {b: 1}, NOT_VALID]],
  invalid_union: [
    [z.union([z.literal('a'), z.literal('b')]), 'c', OPTION],
    [z.string().min(3).or(z.literal('')), 'ab', 'Nick must have at least 3 characters.'],
    [z.literal('').or(z.string().min(3)), 'ab', 'Nick must have at least 3 characters.'],
    [z.string().min(3).or(z.number()), 'ab', 'Nick must have at least 3 characters.'],
    [z.union([z.literal('a'), z.boolean(), z.number()]), 'x', NUMBER],
    [z.discriminatedUnion('t', [z.object({t: z.literal('a')})]), {t: 'c'}, 'T must be one of the options.'],
    [z.xor([z.string(), z.string()]), 'a', NOT_VALID],
    [z.union([z.date(), z.iso.date()]), '2026-02-30', DATE],
    [z.union([z.date(), z.iso.date()]), null, 'Nick is required.'],
    [z.union([z.date().min(day), z.iso.date()]), early, 'Nick must be Jun 1, 2019 or later.'],
    [z.union([z.object({a: z.string()}), z.object({a: z.number()})]), {a: true}, NOT_VALID],
  ],
  invalid_key: [[z.map(z.object({a: z.string()}), z.string()), new Map([[{}, 'a']]), NOT_VALID]],
  invalid_element: [[z.map(z.object({}), z.string()), new Map([[{}, 1]]), NOT_VALID]],
  invalid_value: [
    [z.enum(['a']), 'b', OPTION],
    [z.literal(true), false, 'Nick must be checked.'],
    [z.literal(['a', 'b']), 'c', OPTION],
    [z.stringbool(), 'maybe', OPTION],
    [z.file().mime(['image/png']), file, IMAGE],
  ],
  custom: [
    [z.string().refine(() => false, 'Mine.'), 'x', 'Mine.'],
    [z.string().refine(() => false), 'x', NOT_VALID],
  ],
};

/** arktype's codes, as in the types of its errors. */
const ARKTYPE: Cases<ArkError['code']> = {
  min: [
    [
      type('number > 0').configure({message: () => 'Your age must be at least 18.'}),
      -1,
      'Your age must be at least 18.',
    ],
    [type('number > 0'), 0, 'Nick must be more than 0.'],
    [type('number >= 3'), 1, 'Nick must be 3 or more.'],
    [type('number > 0').configure({message: 'Mine.'}), 0, 'Mine.'],
  ],
  max: [
    [type('number < 5'), 5, 'Nick must be less than 5.'],
    [type('number <= 5'), 6, 'Nick must be 5 or less.'],
  ],
  after: [
    [type('Date').and(type.Date.laterThan(day)), day, 'Nick must be after Jun 1, 2019.'],
    [type.Date.atOrAfter(day), early, 'Nick must be Jun 1, 2019 or later.'],
  ],
  before: [
    [type.Date.earlierThan(day), day, 'Nick must be before Jun 1, 2019.'],
    [type.Date.atOrBefore(day), later, 'Nick must be Jun 1, 2019 or earlier.'],
  ],
  minLength: [
    [type('string >= 3'), 'a', 'Nick must have at least 3 characters.'],
    [type('string > 3'), 'a', 'Nick must have at least 4 characters.'],
    [type('string[] >= 1'), [], ONE_ITEM],
  ],
  maxLength: [
    [type('string <= 1'), 'ab', 'Nick must have no more than 1 character.'],
    [type('string[] < 2'), ['a', 'b'], ITEMS],
  ],
  exactLength: [
    [type('string == 3'), 'a', 'Nick must have exactly 3 characters.'],
    [type('unknown[] == 2'), ['a'], 'Nick must have exactly 2 items.'],
  ],
  divisor: [
    [type('number.integer'), 1.5, WHOLE],
    [type('number % 5'), 3, 'Nick must go in steps of 5.'],
  ],
  domain: [
    [type('number'), 'x', NUMBER],
    [type('bigint'), 'x', WHOLE],
    [type('string'), 1, NOT_VALID],
    [type('string'), null, 'Nick is required.'],
  ],
  proto: [
    [type('Date'), 'x', DATE],
    [type('File'), 'x', NOT_VALID],
  ],
  pattern: [
    [type('string.email'), 'x', EMAIL],
    [type('string.date.iso'), 'x', DATE],
    [type('string.uuid'), 'x', FORMAT],
    [type('/^a/'), 'b', FORMAT],
  ],
  predicate: [
    [type('string.url'), 'x', URL_MESSAGE],
    [type('string.date.parse'), 'x', DATE],
    ...[
      ...['odd', 'unlike an email', 'shorter than a URL', 'a date in May', 'not removed', 'removed soon'],
      'found valid according to Ada',
    ].map(
      expected =>
        [type('string').narrow((_, ctx) => ctx.mustBe(expected)), 'x', `Must be ${expected}.`] as const,
    ),
    [type('string').narrow((_, ctx) => ctx.reject({message: 'Mine.'})), 'x', 'Mine.'],
    [type('string').narrow(() => false), 'x', NOT_VALID],
    [type({'+': 'reject'}), {b: 1}, 'B is not valid.'],
  ],
  required: [[type({name: 'string'}), {}, 'Name is required.']],
  unit: [
    [type('true'), false, 'Nick must be checked.'],
    [type("'a'"), 'c', OPTION],
  ],
  union: [
    [type("'a' | 'b'"), 'c', OPTION],
    [type("string >= 3 | ''"), 'ab', 'Nick must have at least 3 characters.'],
    [type('string >= 3 | number'), 'ab', 'Nick must have at least 3 characters.'],
    [type("true | 'a'"), 'x', OPTION],
    [type('boolean'), 'x', NOT_VALID],
    [type('string.ip'), 'x', FORMAT],
    [type('never'), 'x', NOT_VALID],
  ],
  intersection: [
    [type('number % 2').and('number > 0'), -1, 'Nick must go in steps of 2.'],
    [type('string.email').and('string > 5'), 'x', EMAIL],
  ],
};

const text = (...actions: readonly unknown[]) =>
  (v.pipe as (...all: unknown[]) => Rules)(v.string(), ...actions);
const number = (action: unknown) => (v.pipe as (...all: unknown[]) => Rules)(v.number(), action);
const formatted = (...actions: readonly unknown[]) =>
  actions.map(action => [text(action), '§ x', FORMAT] as const);

const VALIBOT: Readonly<Record<string, readonly Case[]>> = {
  'bounds of a value': [
    [number(v.gtValue(0)), 0, 'Nick must be more than 0.'],
    [number(v.ltValue(5)), 5, 'Nick must be less than 5.'],
    [number(v.minValue(1)), 0, 'Nick must be 1 or more.'],
    [number(v.maxValue(1)), 2, 'Nick must be 1 or less.'],
    [number(v.gtValue(0, 'Mine.')), 0, 'Mine.'],
    [v.pipe(v.date(), v.minValue(day)), early, 'Nick must be Jun 1, 2019 or later.'],
    [v.pipe(v.date(), v.maxValue(day)), later, 'Nick must be Jun 1, 2019 or earlier.'],
    [v.pipe(v.date(), v.gtValue(day)), day, 'Nick must be after Jun 1, 2019.'],
    [v.pipe(v.date(), v.ltValue(day)), day, 'Nick must be before Jun 1, 2019.'],
    [text(v.minValue('b')), 'a', 'Nick must be b or more.'],
    [number(v.value(1)), 2, NOT_VALID],
    [number(v.notValue(2)), 2, NOT_VALID],
    [text(v.values(['a'])), 'b', OPTION],
    [text(v.notValues(['b'])), 'b', NOT_VALID],
  ],
  'lengths and sizes': [
    [text(v.length(3)), 'a', 'Nick must have exactly 3 characters.'],
    [text(v.minCodePoints(3)), 'a', 'Nick must have at least 3 characters.'],
    [text(v.maxGraphemes(1)), 'ab', 'Nick must have no more than 1 character.'],
    [text(v.minWords('en', 2)), 'a', 'Nick must have at least 2 words.'],
    [text(v.maxBytes(1)), 'ab', 'Nick must have no more than 1 byte.'],
    [text(v.notLength(1)), 'a', NOT_VALID],
    [v.pipe(v.array(v.string()), v.minLength(1)), [], ONE_ITEM],
    [v.pipe(v.array(v.string()), v.maxLength(1)), ['a', 'b'], ITEMS],
    [v.pipe(v.array(v.string()), v.nonEmpty()), [], 'Nick is required.'],
    [v.pipe(v.set(v.string()), v.minSize(1)), new Set(), ONE_ITEM],
    [v.pipe(v.map(v.string(), v.string()), v.size(2)), new Map(), 'Nick must have exactly 2 items.'],
    [v.pipe(v.record(v.string(), v.string()), v.minEntries(1)), {}, ONE_ITEM],
    [v.pipe(v.file(), v.maxSize(1)), file, 'Nick is too large. At most: 1 byte.'],
    [v.pipe(v.file(), v.minSize(5)), file, 'Nick must have at least 5 bytes.'],
    [v.pipe(v.file(), v.mimeType(['image/png'])), file, IMAGE],
  ],
  formats: [
    [text(v.email()), 'x', EMAIL],
    [text(v.rfcEmail()), 'x', EMAIL],
    [text(v.url()), 'x', URL_MESSAGE],
    [text(v.isoDate()), 'x', DATE],
    [text(v.isoDateTime()), 'x', DATE],
    [text(v.isoTimestamp()), 'x', DATE],
    ...formatted(v.base64(), v.bic(), v.creditCard(), v.cuid2(), v.decimal(), v.digits(), v.emoji()),
    ...formatted(v.hash(['md5']), v.hexadecimal(), v.hexColor(), v.imei(), v.ip(), v.ipv4(), v.ipv6()),
    ...formatted(v.isoTime(), v.isoTimeSecond(), v.isoWeek(), v.mac(), v.mac48(), v.mac64(), v.nanoid()),
    ...formatted(v.octal(), v.regex(/^a/), v.slug(), v.ulid(), v.uuid(), v.startsWith('a')),
    ...formatted(v.endsWith('a'), v.includes('a'), v.excludes('x'), v.empty()),
  ],
  numbers: [
    [v.number(), NaN, NUMBER],
    [number(v.integer()), 1.5, WHOLE],
    [number(v.safeInteger()), 1.5, WHOLE],
    [number(v.finite()), Infinity, NUMBER],
    [number(v.multipleOf(5)), 3, 'Nick must go in steps of 5.'],
    [text(v.toNumber()), 'x', NUMBER],
    [v.bigint(), 'x', WHOLE],
  ],
  'types and choices': [
    [v.date(), 'x', DATE],
    [v.literal(true), false, 'Nick must be checked.'],
    [v.literal('a'), 'b', OPTION],
    [v.picklist(['a']), 'b', OPTION],
    [v.union([v.literal('a'), v.literal('b')]), 'c', OPTION],
    [v.union([v.date(), v.pipe(v.string(), v.isoDate())]), 'tomorrow', DATE],
    [v.union([v.date(), v.pipe(v.string(), v.isoDate())]), null, 'Nick is required.'],
    [
      v.union([v.literal(''), v.pipe(v.string(), v.minLength(3))]),
      'ab',
      'Nick must have at least 3 characters.',
    ],
    [v.union([v.literal('a'), v.boolean(), v.number()]), 'x', NUMBER],
    [v.union([v.object({a: v.string()}), v.object({a: v.number()})]), {a: true}, NOT_VALID],
    [v.union([]), 'x', NOT_VALID],
    [v.variant('t', [v.object({t: v.literal('a')})]), {t: 'c'}, 'T must be one of the options.'],
    [v.strictObject({}), {b: 1}, 'B is not valid.'],
    [v.object({name: v.string()}), {}, 'Name is required.'],
    [v.nonNullish(v.nullish(v.string())), null, 'Nick is required.'],
    [v.instance(Map), 'x', NOT_VALID],
  ],
  checks: [
    [text(v.check(() => false)), 'x', NOT_VALID],
    [text(v.check(() => false, 'Mine.')), 'x', 'Mine.'],
    [text(v.rawCheck(({addIssue}) => addIssue({message: 'Mine.'}))), 'x', 'Mine.'],
    [
      v.pipe(
        v.array(v.string()),
        v.everyItem(() => false),
      ),
      ['a'],
      NOT_VALID,
    ],
  ],
};

const SUPERSTRUCT: Cases<'empty' | 'max' | 'min' | 'nonempty' | 'pattern' | 'size' | 'refine' | 'type'> = {
  empty: [[s.empty(s.array()), [1], NOT_VALID]],
  max: [
    [s.max(s.number(), 5), 6, 'Nick must be 5 or less.'],
    [s.max(s.date(), day), later, 'Nick must be Jun 1, 2019 or earlier.'],
    // superstruct does not report the limit.
    [s.max(s.number(), 5, {exclusive: true}), 5, 'Nick is too large.'],
    [s.max(s.date(), day, {exclusive: true}), day, 'Nick is too late.'],
  ],
  min: [
    [s.min(s.integer(), 1), 0, 'Nick must be 1 or more.'],
    [s.min(s.date(), day), early, 'Nick must be Jun 1, 2019 or later.'],
    [s.min(s.number(), 0, {exclusive: true}), 0, 'Nick is too small.'],
    [s.min(s.date(), day, {exclusive: true}), day, 'Nick is too early.'],
  ],
  nonempty: [[s.nonempty(s.array()), [], 'Nick is required.']],
  pattern: [
    [s.pattern(s.string(), /^a/), 'b', FORMAT],
    [s.pattern(s.string(), /less than 5 but received/), 'b', FORMAT],
  ],
  size: [
    [s.size(s.array(), 1, 3), [], 'Nick must have 1 to 3 items.'],
    [s.size(s.set(), 2), new Set(), 'Nick must have exactly 2 items.'],
    [s.size(s.string(), 2, 3), 'a', 'Nick must have 2 to 3 characters.'],
    [s.size(s.number(), 2, 3), 1, 'Nick must be from 2 to 3.'],
    [s.size(s.string(), 2, Infinity), 'a', 'Nick must have at least 2 characters.'],
    [s.size(s.string(), 0, 1), 'ab', 'Nick must have no more than 1 character.'],
    [s.size(s.string(), 0), 'a', 'Nick must have exactly 0 characters.'],
    [s.size(s.number(), -Infinity, 3), 4, 'Nick must be 3 or less.'],
    [s.size(s.number(), 0, Infinity), -1, 'Nick must be 0 or more.'],
  ],
  refine: [
    [s.refine(s.string(), 'odd', () => false), 'x', NOT_VALID],
    [s.refine(s.string(), 'odd', () => 'Mine.'), 'x', 'Mine.'],
  ],
  type: [
    [s.literal('a'), 'b', OPTION],
    [s.union([s.literal('a'), s.boolean(), s.number()]), 'x', NUMBER],
    [s.enums(['a']), 'b', OPTION],
    [s.bigint(), 'x', WHOLE],
    [s.date(), 'x', DATE],
    [s.map(), 'x', NOT_VALID],
    [s.object({}), {b: 1}, 'B is not valid.'],
  ],
};

for (const [vendor, codes] of Object.entries({
  zod: ZOD,
  arktype: ARKTYPE,
  valibot: VALIBOT,
  superstruct: SUPERSTRUCT,
})) {
  for (const [code, cases] of Object.entries(codes)) {
    describe(`${vendor}, ${code}`, () => {
      cases.forEach(([rules, value, message], index) => {
        it(`says "${message}" in case ${index + 1}`, async () => {
          const result = await validate(rules, value, 'Nick');
          const isPattern = message.startsWith('^');
          if (isPattern) expect(result.message).to.match(new RegExp(message));
          else expect(result.message).to.equal(message);
        });
      });
    });
  }
}

describe('the sentences in Arabic', () => {
  before(() => registerTranslation(ar));
  for (const [rules, value, message] of [
    [z.number().positive(), 0, 'العمر: يجب أن تكون القيمة أكثر من 0.'],
    [z.number().lt(5), 5, 'العمر: يجب أن تكون القيمة أقل من 5.'],
    [z.array(z.string()).min(2), [], 'العمر: يجب إدخال عنصرين على الأقل.'],
    [type('number').narrow((_, ctx) => ctx.mustBe('فرديًا')), 2, 'العمر: القيمة غير صالحة. (فرديًا)'],
  ] as const) {
    it(`says "${message}"`, async () => {
      expect((await validate(rules, value, 'العمر', 'ar')).message).to.equal(message);
    });
  }
});
