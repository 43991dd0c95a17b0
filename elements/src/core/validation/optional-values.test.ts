import {expect} from '@open-wc/testing';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {type} from 'arktype';
import {checkRules, checkValues, validate, validateForm, type Rules} from './index.js';
import {requiresValue} from './rules.js';

interface Library {
  /** A text of at least 3 characters that may be undefined. */
  readonly optional: Rules;
  readonly required: Rules;
  readonly optionalNumber: Rules;
  readonly requiredNumber: Rules;
  /** An object of `nick`, which is optional, and `name`, which is not. */
  readonly form: Rules;
  readonly short: string;
}

const atLeast3 = 'Nick must have at least 3 characters.';
const superstructText = s.size(s.string(), 3, 30);
const valibotText = v.pipe(v.string(), v.minLength(3));

const LIBRARIES: Readonly<Record<string, Library>> = {
  superstruct: {
    optional: s.optional(superstructText),
    required: superstructText,
    optionalNumber: s.optional(s.number()),
    requiredNumber: s.number(),
    form: s.object({nick: s.optional(superstructText), name: superstructText}),
    short: 'Nick must have 3 to 30 characters.',
  },
  zod: {
    optional: z.string().min(3).optional(),
    required: z.string().min(3),
    optionalNumber: z.number().optional(),
    requiredNumber: z.number(),
    form: z.object({nick: z.string().min(3).optional(), name: z.string().min(3)}),
    short: atLeast3,
  },
  valibot: {
    optional: v.optional(valibotText),
    required: valibotText,
    optionalNumber: v.optional(v.number()),
    requiredNumber: v.number(),
    form: v.object({nick: v.optional(valibotText), name: valibotText}),
    short: atLeast3,
  },
};

for (const [name, library] of Object.entries(LIBRARIES)) {
  const {optional, required, optionalNumber, requiredNumber, form, short} = library;

  describe(`an empty value with ${name}`, () => {
    for (const [title, rules, value, message] of [
      ["'' where undefined is accepted", optional, '', ''],
      ['null if undefined is accepted', optionalNumber, null, ''],
      ["'' where undefined is refused", required, '', 'Nick is required.'],
      ['null if undefined is rejected', requiredNumber, null, 'Nick is required.'],
      ['short text if undefined is accepted', optional, 'ab', short],
    ] as const) {
      it(`returns "${message}" for ${title}`, async () => {
        expect(await validate(rules, value, 'Nick')).to.deep.equal({valid: message === '', message});
      });
    }

    it('is valid as an optional field of an object', async () => {
      expect((await validateForm(form, {nick: '', name: 'Ada'})).valid).to.equal(true);
    });

    it('does not affect the other fields of the object', async () => {
      expect((await validateForm(form, {nick: '', name: ''})).errors).to.deep.equal({
        name: 'Name is required.',
      });
    });

    it('is checked synchronously by synchronous rules', () => {
      expect(checkRules(optional, '')).to.equal(null);
    });
  });
}

describe('an empty value', () => {
  it('is valid with an asynchronous schema that accepts undefined', async () => {
    const isFree = v.pipeAsync(
      v.string(),
      v.checkAsync(async name => name !== '', 'Taken.'),
    );
    expect((await validate(v.optionalAsync(isFree), '')).valid).to.equal(true);
    expect((await validate(isFree, '')).message).to.equal('Taken.');
  });

  it("keeps the author's message if the rules reject undefined", async () => {
    expect((await validate(z.string().min(3, 'Say more.'), '')).message).to.equal('Say more.');
  });

  it('is invalid if the rules throw for undefined', async () => {
    const reports: string[] = [];
    const rules = s.define('long', value => (value as string).length > 3);
    expect(await checkRules(rules, '', reason => reports.push(reason))).to.deep.equal({code: 'valueMissing'});
    expect(reports).to.deep.equal([]);
  });

  it('does not skip the rules of the whole object', async () => {
    const rules = s.refine(
      s.object({nick: s.optional(superstructText), name: s.string()}),
      'nameOrNick',
      ({nick, name}) => Boolean(nick || name) || 'Say one of the two.',
    );
    expect((await validateForm(rules, {nick: '', name: ''})).errors).to.deep.equal({
      '': 'Say one of the two.',
    });
  });

  it('does not change the given values', async () => {
    const values = {people: [{nick: ''}]};
    await validateForm(z.object({people: z.array(z.object({nick: z.string().min(3).optional()}))}), values);
    expect(values).to.deep.equal({people: [{nick: ''}]});
  });

  /** Rules such as a request to a server, and the values that they were asked for. */
  function requestRules(isAccepted: (value: unknown) => boolean) {
    const asked: unknown[] = [];
    const validate = async (value: unknown) => {
      asked.push(value);
      await Promise.resolve();
      return isAccepted(value) ? {value} : {issues: [{message: 'Taken.'}]};
    };
    return {asked, rules: {'~standard': {version: 1, vendor: 'app', validate}} as Rules};
  }

  it('is asked for once if asynchronous rules accept undefined', async () => {
    const {asked, rules} = requestRules(value => value === undefined);
    expect(await checkRules(rules, '')).to.equal(null);
    expect(asked).to.deep.equal([undefined]);
  });

  it('is asked for once if asynchronous rules have rejected undefined before', async () => {
    const {asked, rules} = requestRules(() => false);
    await checkRules(rules, '');
    asked.length = 0;
    expect(await checkRules(rules, '')).to.deep.equal({code: 'authored', message: 'Taken.'});
    expect(asked).to.deep.equal(['']);
  });

  it('is not asked for again once the result no longer matters', async () => {
    const {asked, rules} = requestRules(() => false);
    await checkRules(rules, '', undefined, () => false);
    expect(asked).to.deep.equal([undefined]);
  });

  it('in an object is not asked for again once the result no longer matters', async () => {
    const {asked, rules} = requestRules(() => false);
    await checkRules(rules, {nick: ''}, undefined, () => false);
    expect(asked).to.deep.equal([{nick: ''}]);
  });

  it('is valid if asynchronous rules accept it, but not undefined', async () => {
    const {asked, rules} = requestRules(value => value === '');
    expect(await checkRules(rules, '')).to.equal(null);
    expect(asked).to.deep.equal([undefined, '']);
  });
});

describe('an empty part of an object', () => {
  /** A rule that a server answers, and the values that it was asked about. */
  function request() {
    const asked: unknown[] = [];
    const isFree = async (value: string) => {
      asked.push(value);
      await Promise.resolve();
      return true;
    };
    return {asked, isFree};
  }

  /** Objects with an asynchronous `nick`, a required `name`, and an optional `note` of at least 3 characters. */
  const ASYNC_FORMS: Readonly<Record<string, (isFree: (value: string) => Promise<boolean>) => Rules>> = {
    zod: isFree =>
      z.object({
        nick: z.string().refine(isFree),
        name: z.string().min(1),
        note: z.string().min(3).optional(),
      }),
    valibot: isFree =>
      v.objectAsync({
        nick: v.pipeAsync(v.string(), v.checkAsync(isFree)),
        name: v.pipe(v.string(), v.minLength(1)),
        note: v.optional(v.pipe(v.string(), v.minLength(3))),
      }),
  };

  for (const [vendor, formOf] of Object.entries(ASYNC_FORMS)) {
    it(`asks asynchronous rules once: ${vendor}`, async () => {
      const {asked, isFree} = request();
      const form = formOf(isFree);
      await checkValues(form, {nick: 'ada', name: 'Ada', note: ''});
      asked.length = 0;
      const {issues} = await checkValues(form, {nick: 'momo', name: '', note: ''});
      expect(issues.map(({path}) => path)).to.deep.equal([['name']]);
      expect(asked).to.deep.equal(['momo']);
    });
  }

  for (const [title, schemaOf] of Object.entries({
    'a refinement': check => z.object({nick: z.string().refine(async nick => await check(nick))}),
    'a refinement in a list': check =>
      z.object({
        nick: z.array(z.object({name: z.string().refine(async ({length}) => await check(`${length}`))})),
      }),
    'a refinement of the whole': check => z.object({nick: z.string()}).refine(async () => await check('')),
    'a transform': check => z.object({nick: z.string().transform(async nick => await check(nick))}),
    'an optional part': check =>
      z.object({
        nick: z
          .string()
          .refine(async nick => await check(nick))
          .optional(),
      }),
  } satisfies Record<string, (check: (value: string) => Promise<boolean>) => Rules>))
    it(`is asked once about the first value: zod with ${title}`, async () => {
      const {asked, isFree: check} = request();
      const nick = title.endsWith('list') ? [{name: 'ada'}] : 'ada';
      await checkValues(schemaOf(check), {nick});
      expect(asked.length).to.equal(1);
    });

  it('is checked synchronously by a recursive schema', () => {
    const person = z.object({
      name: z.string(),
      get children() {
        return z.array(person);
      },
    });
    expect(checkValues(person, {name: 'Ada', children: []})).to.deep.equal({
      issues: [],
      output: {name: 'Ada', children: []},
    });
  });

  /** A Standard Schema that does not show its parts: `note` may be undefined, and `name` not. */
  function hiddenForm() {
    const asked: unknown[] = [];
    const validate = async (value: {note?: string; name?: string}) => {
      asked.push({...value});
      await Promise.resolve();
      const issues = [
        ...(value.note === '' ? [{message: 'Short.', path: ['note']}] : []),
        ...(value.name ? [] : [{message: 'Name?', path: ['name']}]),
      ];
      return issues.length > 0 ? {issues} : {value: {...value, isChecked: true}};
    };
    return {asked, rules: {'~standard': {version: 1, vendor: 'app', validate}} as unknown as Rules};
  }

  const UNIONS: Readonly<Record<string, Rules>> = {
    zod: z
      .discriminatedUnion('kind', [
        z.object({kind: z.literal('public'), number: z.string().min(6).optional()}),
        z.object({kind: z.literal('private'), number: z.string().min(6)}),
      ])
      .refine(async () => true),
    valibot: v.pipeAsync(
      v.variant('kind', [
        v.object({kind: v.literal('public'), number: v.optional(v.pipe(v.string(), v.minLength(6)))}),
        v.object({kind: v.literal('private'), number: v.pipe(v.string(), v.minLength(6))}),
      ]),
      v.checkAsync(async () => true),
    ),
  };
  for (const [vendor, rules] of Object.entries(UNIONS))
    it(`is optional in one branch of an asynchronous union, and required in another: ${vendor}`, async () => {
      const found: boolean[] = [];
      for (const kind of ['private', 'public', 'private'])
        found.push((await validateForm(rules, {kind, number: ''})).valid);
      expect(found).to.deep.equal([false, true, false]);
    });

  it('asks asynchronous rules that do not show their parts again only once', async () => {
    const {asked, rules} = hiddenForm();
    const paths = [];
    for (const name of ['', 'a', '']) {
      const {issues} = await checkValues(rules, {note: '', name});
      paths.push(issues.map(({path}) => path.join('.')));
    }
    expect(paths).to.deep.equal([['name'], [], ['name']]);
    expect(asked).to.deep.equal([
      {note: '', name: ''},
      {note: undefined, name: undefined},
      {note: undefined, name: 'a'},
      {note: undefined, name: ''},
    ]);
  });

  it('is not remembered if the rules fail without it', async () => {
    const validate = async ({note}: {note?: string}) => ({
      issues: [{message: 'Short.', path: [(note!.length && 'x') || 'note']}],
    });
    const rules = {'~standard': {version: 1, vendor: 'app', validate}} as unknown as Rules;
    const check = async () => (await checkValues(rules, {note: ''})).issues.map(({path}) => path);
    expect([await check(), await check()]).to.deep.equal([[['note']], [['note']]]);
  });

  for (const [title, form, values, output] of [
    [
      'zod',
      z.object({a: z.string().min(3).optional(), b: z.string().transform(Number)}),
      {a: '', b: '5'},
      {b: 5},
    ],
    ['a default of zod', z.object({a: z.string().min(3).default('x')}), {a: ''}, {a: 'x'}],
    ['zod, exactly optional', z.object({a: z.string().min(3).exactOptional()}), {a: ''}, {}],
    [
      'valibot',
      v.object({a: v.optional(v.pipe(v.string(), v.minLength(3))), b: v.pipe(v.string(), v.trim())}),
      {a: '', b: ' x '},
      {b: 'x'},
    ],
    [
      'valibot, exactly optional',
      v.object({a: v.exactOptional(v.pipe(v.string(), v.minLength(3)))}),
      {a: ''},
      {},
    ],
    [
      'valibot, where the field must exist',
      v.object({a: v.undefinedable(v.pipe(v.string(), v.minLength(3)))}),
      {a: ''},
      {a: undefined},
    ],
    ['superstruct', s.object({a: s.optional(superstructText), b: s.number()}), {a: '', b: 5}, {b: 5}],
    ['arktype', type({'a?': 'string > 2', b: 'string.numeric.parse'}), {a: '', b: '5'}, {b: 5}],
    [
      'a list',
      z.object({a: z.array(z.object({b: z.number().optional()}))}),
      {a: [{b: 1}, {b: null}]},
      {a: [{b: 1}, {}]},
    ],
    ['items of a list', z.array(z.string().min(3).optional()), ['abc', ''], ['abc', undefined]],
    ['null where null is a value', z.object({a: z.number().nullable()}), {a: null}, {a: null}],
  ] as const) {
    it(`is left out of the output: ${title}`, async () => {
      expect(await checkValues(form, values)).to.deep.equal({issues: [], output});
    });
  }

  it('has no output if there are issues', () => {
    expect(checkValues(z.object({a: z.string()}), {a: 5})).to.have.property('output', undefined);
  });

  it('may depend on more than the value in superstruct', () => {
    let isOptional = true;
    const text = s.refine(s.optional(s.string()), 'given', () => isOptional);
    const form = s.object({a: text});
    const validity = () => (checkValues(form, {a: ''}) as {issues: readonly unknown[]}).issues.length === 0;
    expect([validity(), (isOptional = false), validity(), (isOptional = true), validity()]).to.deep.equal([
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('requiresValue', () => {
  for (const [name, {optional, required}] of Object.entries(LIBRARIES)) {
    it(`is known once a value was accepted: ${name}`, () => {
      for (const rules of [optional, required]) void checkRules(rules, 'Ada Lovelace');
      expect([requiresValue(optional, ''), requiresValue(required, '')]).to.deep.equal([false, true]);
    });
  }

  /** A Standard Schema that records what it is asked. */
  function recorded(answer: (value: unknown) => unknown) {
    const asked: unknown[] = [];
    const validate = (value: unknown) => {
      asked.push(value);
      return answer(value);
    };
    return {asked, rules: {'~standard': {version: 1, vendor: 'app', validate}} as Rules};
  }

  const refused = {issues: [{message: 'No.'}]};

  it('follows from the check of an empty value, without asking again', () => {
    const {asked, rules} = recorded(() => refused);
    void checkRules(rules, '');
    expect([requiresValue(rules, ''), asked]).to.deep.equal([true, [undefined, '']]);
  });

  it('asks once, after the rules have accepted a value synchronously', () => {
    const {asked, rules} = recorded(value => (value === 'Ada' ? {value} : refused));
    expect(requiresValue(rules, '')).to.equal(false);
    void checkRules(rules, 'Ada');
    expect([requiresValue(rules, ''), requiresValue(rules, '')]).to.deep.equal([true, true]);
    expect(asked).to.deep.equal(['Ada', undefined, '']);
  });

  for (const [title, answer] of [
    ['have answered later', () => Promise.resolve({value: 1})],
    // Short text may be rejected at once, and other text checked by a server.
    ['have only rejected synchronously', () => refused],
  ] as const) {
    it(`asks no rules that ${title}`, async () => {
      const {asked, rules} = recorded(answer);
      await checkRules(rules, 'Ada');
      expect([requiresValue(rules, ''), asked]).to.deep.equal([false, ['Ada']]);
    });
  }

  it('is not known of rules that fail for an empty value', () => {
    const rules = s.define('long', value => (value as string).length > 3);
    expect(requiresValue(rules, null)).to.equal(false);
  });

  it('asks superstruct even before a value was accepted', () => {
    expect(requiresValue(s.nonempty(s.string()), '')).to.equal(true);
  });
});
