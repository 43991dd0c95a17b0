import {type} from 'arktype';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {localeTags} from '../core/locale-tags.js';
import type {SentenceCase, Sentences} from './sentence-forms.js';

const say = (en: string, ar: string): Sentences => ({en: `Nick ${en}`, ar: `اللقب: ${ar}`});
const authored = (text: string): Sentences => ({en: text, ar: text});

const VALID = authored('');
const REQUIRED = say('is required.', 'هذا الحقل مطلوب.');
const NOT_VALID = say('is not valid.', 'القيمة غير صالحة.');
const FORMAT = say('is not in the expected format.', 'الصيغة غير متوقعة.');
const AT_LEAST_3 = say('must have at least 3 characters.', 'يجب إدخال 3 أحرف على الأقل.');

const min3 = [
  z.string().min(3),
  v.pipe(v.string(), v.minLength(3)),
  type('string >= 3'),
  s.size(s.string(), 3, Infinity),
] as const;
const email = [
  z.email(),
  v.pipe(v.string(), v.email()),
  type('string.email'),
  s.pattern(s.string(), /^\S+@\S+$/),
] as const;
const choice = [z.enum(['a', 'b']), v.picklist(['a', 'b']), type("'a' | 'b'"), s.enums(['a', 'b'])] as const;

const TEXTS: readonly Omit<SentenceCase, 'control'>[] = [
  {
    rule: 'a text that is not empty',
    value: '',
    schemas: [
      z.string().min(1),
      v.pipe(v.string(), v.nonEmpty()),
      type('string > 0'),
      s.nonempty(s.string()),
    ],
    sentences: REQUIRED,
  },
  {rule: 'a minimum length, without a value', value: '', schemas: min3, sentences: REQUIRED},
  {rule: 'a minimum length', value: 'ab', schemas: min3, sentences: AT_LEAST_3},
  {
    rule: 'a maximum length',
    value: 'abc',
    schemas: [
      z.string().max(2),
      v.pipe(v.string(), v.maxLength(2)),
      type('string <= 2'),
      s.size(s.string(), 0, 2),
    ],
    sentences: say('must have no more than 2 characters.', 'يجب إدخال حرفين على الأكثر.'),
  },
  {
    rule: 'two limits of the length',
    value: 'ab',
    schemas: [
      z.string().min(3).max(9),
      v.pipe(v.string(), v.minLength(3), v.maxLength(9)),
      type('3 <= string <= 9'),
      s.size(s.string(), 3, 9),
    ],
    sentences: AT_LEAST_3,
    // For superstruct, it is one rule.
    except: {superstruct: say('must have 3 to 9 characters.', 'يجب إدخال ما بين 3 و9 أحرف.')},
  },
  {
    rule: 'a length',
    value: 'ab',
    schemas: [
      z.string().length(3),
      v.pipe(v.string(), v.length(3)),
      type('string == 3'),
      s.size(s.string(), 3),
    ],
    sentences: say('must have exactly 3 characters.', 'يجب إدخال 3 أحرف بالضبط.'),
  },
  {
    rule: 'a pattern',
    value: 'b',
    schemas: [
      z.string().regex(/^a/),
      v.pipe(v.string(), v.regex(/^a/)),
      type('/^a/'),
      s.pattern(s.string(), /^a/),
    ],
    sentences: FORMAT,
  },
  {
    rule: 'an email address',
    value: 'x',
    schemas: email,
    sentences: say(
      'must be an email address, such as name@example.com.',
      'يجب إدخال عنوان بريد إلكتروني مثل name@example.com.',
    ),
    // superstruct knows only the pattern.
    except: {superstruct: FORMAT},
  },
  {rule: 'an email address, without a value', value: '', schemas: email, sentences: REQUIRED},
  {
    rule: 'a web address',
    value: 'x',
    schemas: [z.url(), v.pipe(v.string(), v.url()), type('string.url'), null],
    sentences: say(
      'must be a web address, such as https://example.com.',
      'يجب إدخال عنوان ويب مثل https://example.com.',
    ),
  },
  {
    rule: 'a date as text',
    value: 'x',
    schemas: [z.iso.date(), v.pipe(v.string(), v.isoDate()), type('string.date.iso'), null],
    sentences: say('must be a valid date.', 'يجب إدخال تاريخ صالح.'),
  },
  {
    rule: 'a choice',
    value: 'c',
    schemas: choice,
    sentences: say('must be one of the options.', 'يجب اختيار أحد الخيارات المتاحة.'),
  },
  {rule: 'a choice, without a value', value: '', schemas: choice, sentences: REQUIRED},
  {
    rule: 'an optional text, without a value',
    value: '',
    schemas: [
      z.string().min(3).optional(),
      v.optional(v.pipe(v.string(), v.minLength(3))),
      type('string >= 3 | undefined'),
      s.optional(s.size(s.string(), 3, Infinity)),
    ],
    sentences: VALID,
  },
  {
    rule: 'a union with an empty text',
    value: 'ab',
    schemas: [
      z.literal('').or(z.string().min(3)),
      v.union([v.literal(''), v.pipe(v.string(), v.minLength(3))]),
      type("string >= 3 | ''"),
      s.union([s.literal(''), s.size(s.string(), 3, Infinity)]),
    ],
    sentences: AT_LEAST_3,
  },
  {
    rule: 'a trimmed text',
    value: '  ',
    schemas: [
      z.string().trim().min(1),
      v.pipe(v.string(), v.trim(), v.minLength(1)),
      type('string.trim').to('string > 0'),
      s.nonempty(s.trimmed(s.string())),
    ],
    sentences: say('must have at least 1 character.', 'يجب إدخال حرف واحد على الأقل.'),
    // superstruct trims in `create`, but not when it validates.
    except: {superstruct: VALID},
  },
  {
    rule: 'a rule of the app',
    value: 'ab',
    schemas: [
      z.string().refine(() => false),
      v.pipe(
        v.string(),
        v.check(() => false),
      ),
      type('string').narrow(() => false),
      s.refine(s.string(), 'own', () => false),
    ],
    sentences: NOT_VALID,
  },
  {
    rule: 'a message of the app',
    value: 'ab',
    schemas: [
      z.string().refine(() => false, 'Mine.'),
      v.pipe(
        v.string(),
        v.check(() => false, 'Mine.'),
      ),
      type('string').narrow((_, context) => context.reject({message: 'Mine.'})),
      s.refine(s.string(), 'own', () => 'Mine.'),
    ],
    sentences: authored('Mine.'),
  },
];

const adult = [
  z.number().min(18),
  v.pipe(v.number(), v.minValue(18)),
  type('number >= 18'),
  s.min(s.number(), 18),
] as const;

const NUMBERS: readonly Omit<SentenceCase, 'control'>[] = [
  {
    rule: 'a number, without a value',
    value: null,
    schemas: [z.number(), v.number(), type('number'), s.number()],
    sentences: REQUIRED,
  },
  {rule: 'a minimum, without a value', value: null, schemas: adult, sentences: REQUIRED},
  {
    rule: 'a minimum',
    value: 17,
    schemas: adult,
    sentences: say('must be 18 or more.', 'يجب أن تكون القيمة 18 أو أكثر.'),
  },
  {
    rule: 'a maximum',
    value: 100,
    schemas: [
      z.number().max(99),
      v.pipe(v.number(), v.maxValue(99)),
      type('number <= 99'),
      s.max(s.number(), 99),
    ],
    sentences: say('must be 99 or less.', 'يجب أن تكون القيمة 99 أو أقل.'),
  },
  {
    rule: 'a minimum that is excluded',
    value: 0,
    schemas: [
      z.number().positive(),
      v.pipe(v.number(), v.gtValue(0)),
      type('number > 0'),
      s.min(s.number(), 0, {exclusive: true}),
    ],
    sentences: say('must be more than 0.', 'يجب أن تكون القيمة أكثر من 0.'),
    // superstruct does not report the limit.
    except: {superstruct: say('is too small.', 'القيمة صغيرة جدًا.')},
  },
  {
    rule: 'a whole number',
    value: 1.5,
    schemas: [z.int(), v.pipe(v.number(), v.integer()), type('number.integer'), s.integer()],
    sentences: say('must be a whole number.', 'يجب إدخال عدد صحيح.'),
  },
  {
    rule: 'steps of a number',
    value: 3,
    schemas: [z.number().multipleOf(5), v.pipe(v.number(), v.multipleOf(5)), type('number % 5'), null],
    sentences: say('must go in steps of 5.', 'يجب أن تكون القيمة بخطوات مقدارها 5.'),
  },
  {
    rule: 'an optional number, without a value',
    value: null,
    schemas: [
      z.number().min(18).optional(),
      v.optional(v.pipe(v.number(), v.minValue(18))),
      type('number >= 18 | undefined'),
      s.optional(s.min(s.number(), 18)),
    ],
    sentences: VALID,
  },
];

const day = new Date(2019, 5, 1);
// Engines have Arabic dates of different versions of Unicode.
const inArabic = day.toLocaleDateString(localeTags('ar'), {dateStyle: 'medium', calendar: 'gregory'});

const DATES: readonly Omit<SentenceCase, 'control'>[] = [
  {
    rule: 'a date, without a value',
    value: null,
    schemas: [z.date(), v.date(), type('Date'), s.date()],
    sentences: REQUIRED,
  },
  {
    rule: 'a first day',
    value: new Date(2019, 4, 31),
    schemas: [
      z.date().min(day),
      v.pipe(v.date(), v.minValue(day)),
      type.Date.atOrAfter(day),
      s.min(s.date(), day),
    ],
    sentences: say('must be Jun 1, 2019 or later.', `يجب أن يكون التاريخ ${inArabic} أو بعده.`),
  },
  {
    rule: 'a last day',
    value: new Date(2019, 5, 2),
    schemas: [
      z.date().max(day),
      v.pipe(v.date(), v.maxValue(day)),
      type.Date.atOrBefore(day),
      s.max(s.date(), day),
    ],
    sentences: say('must be Jun 1, 2019 or earlier.', `يجب أن يكون التاريخ ${inArabic} أو قبله.`),
  },
];

const CHECKS: readonly Omit<SentenceCase, 'control'>[] = [
  {
    rule: 'a box that must be checked',
    value: false,
    schemas: [z.literal(true), v.literal(true), type('true'), s.literal(true)],
    sentences: say('must be checked.', 'يجب تحديد هذا الخيار.'),
  },
];

/** The same rules of four vendors, and the sentence that they share. */
export const SENTENCE_CASES: readonly SentenceCase[] = [
  ...TEXTS.map(one => ({...one, control: 'text'}) as const),
  ...NUMBERS.map(one => ({...one, control: 'number'}) as const),
  ...DATES.map(one => ({...one, control: 'date'}) as const),
  ...CHECKS.map(one => ({...one, control: 'checkbox'}) as const),
];
