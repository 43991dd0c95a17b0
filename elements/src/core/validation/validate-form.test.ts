import {expect} from '@open-wc/testing';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {
  mustBeTrue,
  numberBetween,
  requiredFile,
  requiredText,
  validate,
  validateForm,
  type Rules,
} from './index.js';

const min2 = v.pipe(v.string(), v.minLength(2));

/** A person with an address and friends, in each library. */
const PERSON: Readonly<Record<string, Rules>> = {
  superstruct: s.object({
    firstName: s.size(s.string(), 2, Infinity),
    age: s.number(),
    address: s.object({street: s.string()}),
    friends: s.array(s.object({name: s.string()})),
  }),
  zod: z.object({
    firstName: z.string().min(2),
    age: z.number(),
    address: z.object({street: z.string()}),
    friends: z.array(z.object({name: z.string()})),
  }),
  valibot: v.object({
    firstName: min2,
    age: v.number(),
    address: v.object({street: v.string()}),
    friends: v.array(v.object({name: v.string()})),
  }),
};

const good = {firstName: 'Ada', age: 36, address: {street: 'Main'}, friends: [{name: 'Mary'}]};

for (const [library, rules] of Object.entries(PERSON)) {
  describe(`validateForm with ${library}`, () => {
    it('returns no issues for valid values', async () => {
      expect(await validateForm(rules, good)).to.deep.equal({
        valid: true,
        values: good,
        issues: [],
        errors: {},
      });
    });

    it('returns no values if a field is invalid', async () => {
      expect((await validateForm(rules, {...good, age: 'x'})).values).to.equal(undefined);
    });

    it('returns the path, label, and message of each invalid field', async () => {
      const values = {age: 'x', address: {street: null}, friends: [{name: 'Mary'}, {}]};
      const {valid, issues} = await validateForm(rules, values);
      expect(valid).to.equal(false);
      expect(issues).to.deep.equal([
        {path: ['firstName'], label: 'First name', message: 'First name is required.'},
        {path: ['age'], label: 'Age', message: 'Age must be a number.'},
        {path: ['address', 'street'], label: 'Street', message: 'Street is required.'},
        {path: ['friends', 1, 'name'], label: 'Name', message: 'Name is required.'},
      ]);
    });

    it('returns the messages by field name', async () => {
      const {errors} = await validateForm(rules, {...good, firstName: '', friends: [{name: null}]});
      expect(errors).to.deep.equal({
        firstName: 'First name is required.',
        'friends.0.name': 'Name is required.',
      });
    });

    it('names a field inside an object by its own name in validate', async () => {
      const {message} = await validate(rules, {...good, firstName: ''}, 'Person');
      expect(message).to.equal('First name is required.');
    });

    it('rejects values that are not objects', async () => {
      const {issues} = await validateForm(rules, null);
      expect(issues).to.deep.equal([{path: [], label: '', message: 'This field is required.'}]);
    });
  });
}

describe('the label of a field', () => {
  const values = {people: [{name: ''}], tags: ['']};
  const rules = s.object({
    people: s.array(s.object({name: requiredText()})),
    tags: s.array(requiredText()),
  });

  for (const [title, labels, sentences] of [
    ['its name as words', {}, ['Name is required.', 'Tags is required.']],
    [
      'the label for its name',
      {'people.0.name': 'First guest', 'tags.0': 'First tag'},
      ['First guest is required.', 'First tag is required.'],
    ],
    [
      'the label for its name without the index in a list',
      {'people.name': 'Guest', tags: 'Tag'},
      ['Guest is required.', 'Tag is required.'],
    ],
  ] as const) {
    it(`is ${title}`, async () => {
      const {issues} = await validateForm(rules, values, {labels});
      expect(issues.map(({message}) => message)).to.deep.equal(sentences);
    });
  }

  for (const [name, label] of [
    ['firstName', 'First name'],
    ['first_name', 'First name'],
    ['first-name', 'First name'],
    ['userID', 'User ID'],
    ['URLPath', 'URL path'],
    ['address2Line', 'Address2 line'],
    ['ÄnderungsDatum', 'Änderungs datum'],
    ['constructor', 'Constructor'],
  ] as const) {
    it(`is "${label}" for ${name} without one`, async () => {
      const {issues} = await validateForm(s.type({[name]: s.pattern(s.string(), /^x/)}), {[name]: 'y'});
      expect(issues[0]?.label).to.equal(label);
    });
  }

  it('is the label of the rule, if it has one', async () => {
    const form = s.object({name: requiredText({label: 'Full name'})});
    const {issues} = await validateForm(form, {name: ''}, {labels: {name: 'Name'}});
    expect(issues).to.deep.equal([{path: ['name'], label: 'Full name', message: 'Full name is required.'}]);
  });
});

describe('validateForm', () => {
  const file = {name: 'cv.pdf', size: 3, type: 'application/pdf'};

  it('returns only the first issue of each field', async () => {
    const rules = z.object({nick: z.string().min(3, 'Short.').regex(/^a/, 'Wrong.')});
    expect((await validateForm(rules, {nick: 'b'})).issues).to.deep.equal([
      {path: ['nick'], label: 'Nick', message: 'Short.'},
    ]);
  });

  const structUpload = s.object({path: s.optional(s.string()), file: s.instance(File)});
  const zodUpload = z.object({path: z.string().optional(), file: z.file()});
  const uploads: readonly (readonly [library: string, upload: Rules, form: Rules])[] = [
    ['superstruct', structUpload, s.object({cv: structUpload})],
    ['zod', zodUpload, z.object({cv: zodUpload})],
    ['the helpers', requiredFile(), s.object({cv: requiredFile()})],
  ];
  for (const [library, upload, form] of uploads) {
    it(`reports a missing file for the whole upload with ${library}`, async () => {
      expect((await validateForm(form, {cv: {path: 'cv.pdf'}})).issues).to.deep.equal([
        {path: ['cv'], label: 'Cv', message: 'Cv is required.'},
      ]);
      expect((await validate(upload, {path: 'cv.pdf'}, 'CV')).message).to.equal('CV is required.');
    });
  }

  it('accepts a field named file', async () => {
    const rules = s.object({path: s.string(), file: requiredFile()});
    expect((await validateForm(rules, {path: '', file: null})).errors).to.deep.equal({
      file: 'File is required.',
    });
    expect((await validateForm(rules, {path: '', file: {file}})).valid).to.equal(true);
  });

  it('selects the most likely branch of a union for each field', async () => {
    const empty = s.literal('');
    const rules = s.object({
      one: s.union([empty, s.size(s.string(), 3, 9)]),
      two: s.union([empty, numberBetween(1, 3)]),
      three: mustBeTrue(),
    });
    expect((await validateForm(rules, {one: 'ab', two: 4, three: false})).errors).to.deep.equal({
      one: 'One must have 3 to 9 characters.',
      two: 'Two must be from 1 to 3.',
      three: 'Three must be checked.',
    });
  });

  it('does not report the issue of a part of a union for the whole', async () => {
    const rules = z.object({contact: z.union([z.string(), z.object({age: z.number()})])});
    expect((await validateForm(rules, {contact: {age: 'x'}})).errors).to.deep.equal({
      contact: 'Contact is not valid.',
    });
  });

  it('does not report an unknown field as missing', async () => {
    expect((await validateForm(s.object({}), {isAdmin: ''})).errors).to.deep.equal({
      isAdmin: 'Is admin is not valid.',
    });
  });

  it('returns the message about all values under an empty name', async () => {
    const rules = z
      .object({one: z.string(), two: z.string()})
      .refine(({one, two}) => one === two, 'Both must be the same.');
    expect((await validateForm(rules, {one: 'a', two: 'b'})).errors).to.deep.equal({
      '': 'Both must be the same.',
    });
  });

  it('accepts a schema of yup, which shows its fields in another way', async () => {
    const validate = () => ({issues: [{message: 'The name is required.', path: ['name']}]});
    const standard = {version: 1, vendor: 'yup', validate};
    const rules = {type: 'object', shape: () => {}, '~standard': standard} as unknown as Rules;
    const {errors} = await validateForm(rules, {name: ''});
    expect(errors).to.deep.equal({name: 'The name is required.'});
  });

  it('waits for an asynchronous schema', async () => {
    const rules = v.objectAsync({
      nick: v.pipeAsync(
        v.string(),
        v.checkAsync(async () => false, 'Taken.'),
      ),
    });
    expect((await validateForm(rules, {nick: 'momo'})).errors).to.deep.equal({nick: 'Taken.'});
  });

  it('uses the requested language', async () => {
    const {registerTranslation} = await import('../localization/index.js');
    registerTranslation({lang: 'it', valueMissing: label => `${label} è obbligatorio.`});
    const rules = s.object({name: requiredText()});
    expect(
      (await validateForm(rules, {name: ''}, {labels: {name: 'Nome'}, lang: 'it'})).errors,
    ).to.deep.equal({
      name: 'Nome è obbligatorio.',
    });
  });

  it('rejects values that could not be checked', async () => {
    expect((await validateForm({} as Rules, {})).errors).to.deep.equal({
      '': 'This field could not be checked. Please try again.',
    });
  });

  it('does not set a prototype from the given values', async () => {
    const {errors} = await validateForm(s.object({}), JSON.parse('{"__proto__": {"isAdmin": true}}'));
    expect(Object.keys(errors)).to.deep.equal(['__proto__']);
    expect(Object.getPrototypeOf(errors)).to.equal(Object.prototype);
  });
});
