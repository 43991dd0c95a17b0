import {expect} from '@open-wc/testing';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {validate} from './index.js';
import type {Rules} from './rules-slot.js';

interface Row {
  title: string;
  rules: Rules;
  value: unknown;
  message: string;
}

const text = s.size(s.string(), 3, 30);
const invalidDate = new Date(NaN);

const superstruct: Row[] = [
  {title: 'text in bounds', rules: text, value: 'abc', message: ''},
  {title: 'short text', rules: text, value: 'ab', message: 'Nick must have 3 to 30 characters.'},
  {title: 'empty text', rules: text, value: '', message: 'Nick is required.'},
  {
    title: 'text of another length',
    rules: s.size(s.string(), 3, 3),
    value: 'ab',
    message: 'Nick must have exactly 3 characters.',
  },
  {title: 'empty text that is optional', rules: s.union([s.literal(''), text]), value: '', message: ''},
  {
    title: 'short text that is optional',
    rules: s.union([s.literal(''), text]),
    value: 'ab',
    message: 'Nick must have 3 to 30 characters.',
  },
  {
    title: 'number out of bounds',
    rules: s.size(s.number(), 1, 10),
    value: 0,
    message: 'Nick must be from 1 to 10.',
  },
  {
    title: 'number under a minimum',
    rules: s.min(s.number(), 1.5),
    value: 1,
    message: 'Nick must be 1.5 or more.',
  },
  {
    title: 'number over a maximum',
    rules: s.max(s.number(), -2),
    value: 1,
    message: 'Nick must be -2 or less.',
  },
  {title: 'text for a number', rules: s.number(), value: 'x', message: 'Nick must be a number.'},
  {title: 'fraction for an integer', rules: s.integer(), value: 1.5, message: 'Nick must be a whole number.'},
  {title: 'unchecked box', rules: s.literal(true), value: false, message: 'Nick must be checked.'},
  {
    title: 'pristine box',
    rules: s.literal(true),
    value: undefined,
    message: 'Nick must be checked.',
  },
  {
    title: 'unknown option',
    rules: s.enums(['a', 'b']),
    value: 'c',
    message: 'Nick must be one of the options.',
  },
  {title: 'missing date', rules: s.date(), value: null, message: 'Nick is required.'},
  {title: 'invalid date', rules: s.date(), value: invalidDate, message: 'Nick must be a valid date.'},
  {
    title: 'text that does not match a pattern',
    rules: s.pattern(s.string(), /^a/),
    value: 'b',
    message: 'Nick is not in the expected format.',
  },
  {
    title: 'custom type',
    rules: s.define('even', () => false),
    value: 3,
    message: 'Nick is not valid.',
  },
  {
    title: "author's own sentence",
    rules: s.refine(s.string(), 'odd', () => 'Expected delivery is missing.'),
    value: 'x',
    message: 'Expected delivery is missing.',
  },
];

const zod: Row[] = [
  {
    title: 'short text',
    rules: z.string().min(3),
    value: 'ab',
    message: 'Nick must have at least 3 characters.',
  },
  {
    title: 'long text',
    rules: z.string().max(1),
    value: 'ab',
    message: 'Nick must have no more than 1 character.',
  },
  {
    title: 'text of another length',
    rules: z.string().length(3),
    value: 'ab',
    message: 'Nick must have exactly 3 characters.',
  },
  {title: 'empty text', rules: z.string().min(3), value: '', message: 'Nick is required.'},
  {title: 'small number', rules: z.number().min(1), value: 0, message: 'Nick must be 1 or more.'},
  {title: 'fraction for an integer', rules: z.int(), value: 1.5, message: 'Nick must be a whole number.'},
  {
    title: 'number that does not match the step',
    rules: z.number().multipleOf(5),
    value: 3,
    message: 'Nick must go in steps of 5.',
  },
  {
    title: 'invalid email',
    rules: z.email(),
    value: 'x',
    message: 'Nick must be an email address, such as name@example.com.',
  },
  {
    title: 'invalid URL',
    rules: z.url(),
    value: 'x',
    message: 'Nick must be a web address, such as https://example.com.',
  },
  {title: 'unchecked box', rules: z.literal(true), value: false, message: 'Nick must be checked.'},
  {title: 'unknown option', rules: z.enum(['a']), value: 'b', message: 'Nick must be one of the options.'},
  {title: 'invalid date', rules: z.date(), value: invalidDate, message: 'Nick must be a valid date.'},
  {
    title: 'early date',
    rules: z.date().min(new Date(2019, 5, 1)),
    value: new Date(-5),
    message: 'Nick must be Jun 1, 2019 or later.',
  },
  {
    title: 'large number',
    rules: z.number().max(1),
    value: 3,
    message: 'Nick must be 1 or less.',
  },
  {
    title: 'short list',
    rules: z.array(z.string()).min(1),
    value: [],
    message: 'Nick must have at least 1 item.',
  },
  {title: "author's own sentence", rules: z.string().min(3, 'Say more.'), value: 'a', message: 'Say more.'},
];

const valibot: Row[] = [
  {
    title: 'short text',
    rules: v.pipe(v.string(), v.minLength(3)),
    value: 'ab',
    message: 'Nick must have at least 3 characters.',
  },
  {title: 'empty text', rules: v.pipe(v.string(), v.nonEmpty()), value: '', message: 'Nick is required.'},
  {
    title: 'large number',
    rules: v.pipe(v.number(), v.maxValue(1)),
    value: 3,
    message: 'Nick must be 1 or less.',
  },
  {
    title: 'invalid email',
    rules: v.pipe(v.string(), v.email()),
    value: 'x',
    message: 'Nick must be an email address, such as name@example.com.',
  },
  {
    title: 'invalid URL',
    rules: v.pipe(v.string(), v.url()),
    value: 'x',
    message: 'Nick must be a web address, such as https://example.com.',
  },
  {
    title: 'fraction for an integer',
    rules: v.pipe(v.number(), v.integer()),
    value: 1.5,
    message: 'Nick must be a whole number.',
  },
  {
    title: 'text that does not match a pattern',
    rules: v.pipe(v.string(), v.regex(/^a/)),
    value: 'b',
    message: 'Nick is not in the expected format.',
  },
  {title: 'unchecked box', rules: v.literal(true), value: false, message: 'Nick must be checked.'},
  {
    title: 'unknown option',
    rules: v.picklist(['a']),
    value: 'b',
    message: 'Nick must be one of the options.',
  },
  {
    title: 'early date',
    rules: v.pipe(v.date(), v.minValue(new Date(2019, 5, 1))),
    value: new Date(-5),
    message: 'Nick must be Jun 1, 2019 or later.',
  },
  {
    title: "author's own sentence",
    rules: v.pipe(v.string(), v.minLength(3, 'Say more.')),
    value: 'a',
    message: 'Say more.',
  },
  {
    title: 'asynchronous rule',
    rules: v.pipeAsync(
      v.string(),
      v.checkAsync(async () => false, 'Taken.'),
    ),
    value: 'a',
    message: 'Taken.',
  },
];

for (const [library, rows] of Object.entries({superstruct, zod, valibot})) {
  describe(`validate with ${library}`, () => {
    for (const {title, rules, value, message} of rows) {
      it(`returns ${message === '' ? 'no message' : `"${message}"`} for ${title}`, async () => {
        expect(await validate(rules, value, 'Nick')).to.deep.equal({valid: message === '', message});
      });
    }
  });
}

describe('validate', () => {
  it('uses "This field" if there is no label', async () => {
    expect((await validate(text, '')).message).to.equal('This field is required.');
  });

  it('uses the requested language', async () => {
    const {registerTranslation} = await import('../localization/index.js');
    registerTranslation({lang: 'it', valueMissing: label => `${label} è obbligatorio.`});
    expect((await validate(text, '', 'Nome', 'it')).message).to.equal('Nome è obbligatorio.');
  });

  for (const [title, rules] of [
    ['an object that is not a schema', {}],
    ['a function that is not a schema', () => true],
    [
      'a schema that throws',
      s.define('boom', () => {
        throw new Error('boom');
      }),
    ],
  ] as const) {
    it(`rejects a value that ${title} could not check`, async () => {
      expect(await validate(rules as Rules, 'x', 'Nick')).to.deep.equal({
        valid: false,
        message: 'Nick could not be checked. Please try again.',
      });
    });
  }

  it('rejects a value if its asynchronous check rejects', async () => {
    const rules = v.pipeAsync(
      v.string(),
      v.checkAsync(async () => {
        throw new Error('offline');
      }),
    );
    expect((await validate(rules, 'x', 'Nick')).valid).to.equal(false);
  });
});
