import {expect, fixture, html} from '@open-wc/testing';
import {type} from 'arktype';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import type {Rules} from '../../core/validation/index.js';
import '../text-input/text-input.define.js';
import {connectForm} from './form.define.js';

const MESSAGE = 'The passwords differ.';

interface Values {
  readonly password: string;
  readonly again: string;
}
const isSame = ({password, again}: Values): boolean => password === again;

const zodObject = z.object({age: z.number().min(18), password: z.string().min(3), again: z.string()});
const valibotObject = v.object({
  age: v.pipe(v.number(), v.minValue(18)),
  password: v.pipe(v.string(), v.minLength(3)),
  again: v.string(),
});
const structObject = s.object({
  age: s.min(s.number(), 18),
  password: s.size(s.string(), 3, Infinity),
  again: s.string(),
});
const arkObject = type({age: 'number >= 18', password: 'string >= 3', again: 'string'});

/** When the rule about both passwords runs, although the field `age` is invalid. */
interface CrossFieldCase {
  readonly schema: Rules;
  /** Without a value, so that its type is wrong. */
  readonly withoutAge: boolean;
  /** With a number that only a check refuses. */
  readonly withYoungAge: boolean;
}

const CASES: Readonly<Record<string, CrossFieldCase>> = {
  'zod, refine': {
    schema: zodObject.refine(isSame, {path: ['again'], message: MESSAGE}),
    withoutAge: false,
    withYoungAge: true,
  },
  'zod, refine with when': {
    schema: zodObject.refine(isSame, {
      path: ['again'],
      message: MESSAGE,
      when: ({value}) => zodObject.pick({password: true, again: true}).safeParse(value).success,
    }),
    withoutAge: true,
    withYoungAge: true,
  },
  'valibot, check': {
    schema: v.pipe(
      valibotObject,
      v.forward(
        v.check(values => isSame(values), MESSAGE),
        ['again'],
      ),
    ),
    withoutAge: false,
    withYoungAge: true,
  },
  'valibot, partialCheck': {
    schema: v.pipe(
      valibotObject,
      v.forward(
        v.partialCheck([['password'], ['again']], values => isSame(values), MESSAGE),
        ['again'],
      ),
    ),
    withoutAge: true,
    withYoungAge: true,
  },
  'superstruct, refine': {
    schema: s.refine(structObject, 'same', values =>
      isSame(values) ? true : {path: ['again'], message: MESSAGE},
    ),
    withoutAge: false,
    withYoungAge: true,
  },
  'arktype, narrow': {
    schema: arkObject.narrow(
      (values, context) => isSame(values) || context.reject({path: ['again'], message: MESSAGE}),
    ),
    withoutAge: false,
    withYoungAge: false,
  },
};

/** Returns whether the form has the issue of the rule, at its field. */
async function isRuleReported(schema: Rules, age: number | null): Promise<boolean> {
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <lc-text-input name="age" label="Age" type="number"></lc-text-input>
      <lc-text-input name="password" label="Password"></lc-text-input>
      <lc-text-input name="again" label="Password again"></lc-text-input>
    </form>
  `);
  const connection = connectForm(form, {schema, values: {age, password: 'abc', again: 'abd'}});
  const messages = connection.field('again')!.issues.map(({message}) => message);
  connection.disconnect();
  return messages.includes(MESSAGE);
}

// The guide "Rules and schemas" has this as a table.
describe('a rule across fields', () => {
  for (const [vendor, {schema, withoutAge, withYoungAge}] of Object.entries(CASES)) {
    for (const [title, age, expected] of [
      ['all fields are valid', 18, true],
      ['a check of another field fails', 17, withYoungAge],
      ['another field has no value', null, withoutAge],
    ] as const)
      it(`${expected ? 'runs' : 'waits'} if ${title}: ${vendor}`, async () => {
        expect(await isRuleReported(schema, age)).to.equal(expected);
      });
  }
});
