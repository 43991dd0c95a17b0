/**
 * One schema, four readers: `validate` in Node, the plain page and the React page say the same sentence of the same
 * value, word for word; the rules in zod refuse the same values. Needs a build.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {validate} from '@life-changers/elements/core/validation';
import {signUp, type SignUp} from 'demo-app/schemas/sign-up';
import {signUpZod} from 'demo-app/schemas/sign-up-zod';
import type {Locator} from 'playwright-core';
import {startSite, type Site} from './support.js';

type Field = keyof SignUp;

/** A value that can be sent to a page; `local` is a date, `file` the name of a file. */
type Value =
  | string
  | number
  | boolean
  | null
  | {readonly local: string}
  | {readonly path: string; readonly file?: string};

interface FieldCases {
  readonly label: string;
  /** Values that the control can hold and what is said of them; nothing is said of a good one. */
  readonly cases: readonly (readonly [value: Value, sentence: string])[];
}

const day = {local: '2019-06-01T00:00'};
const file = {path: 'card.png', file: 'card.png'};
const pathAlone = {path: 'card.png'};

const FIELDS: Readonly<Record<Field, FieldCases>> = {
  name: {
    label: 'Name',
    cases: [
      ['', 'Name is required.'],
      ['A', 'Name must have 2 to 30 characters.'],
      ['a'.repeat(31), 'Name must have 2 to 30 characters.'],
      ['Al', ''],
      ['a'.repeat(30), ''],
    ],
  },
  nickname: {
    label: 'Nickname',
    cases: [
      ['', ''],
      ['ab', 'Nickname must have 3 to 30 characters.'],
      ['a'.repeat(31), 'Nickname must have 3 to 30 characters.'],
      ['abc', ''],
    ],
  },
  course: {
    label: 'Course',
    cases: [
      ['', 'Course is required.'],
      ['pottery', ''],
    ],
  },
  level: {
    label: 'Level',
    cases: [
      ['', ''],
      ['expert', 'Level must be one of the options.'],
      ['advanced', ''],
    ],
  },
  city: {
    label: 'City',
    cases: [
      ['', 'City is required.'],
      ['braga', ''],
      ['Faro', ''],
    ],
  },
  places: {
    label: 'Places',
    cases: [
      [0, 'Places must be from 1 to 8.'],
      [9, 'Places must be from 1 to 8.'],
      [1, ''],
      [8, ''],
    ],
  },
  donation: {
    label: 'Donation',
    cases: [
      [0, ''],
      [50, ''],
    ],
  },
  firstDay: {
    label: 'First day',
    cases: [
      [null, 'First day is required.'],
      [day, ''],
    ],
  },
  lastDay: {
    label: 'Last day',
    cases: [
      [null, ''],
      [day, ''],
    ],
  },
  idCard: {
    label: 'Identity card',
    cases: [
      [null, 'Identity card is required.'],
      [pathAlone, 'Identity card is required.'],
      [file, ''],
    ],
  },
  photo: {
    label: 'Photo',
    cases: [
      [pathAlone, 'Photo is required.'],
      [null, ''],
      [file, ''],
    ],
  },
  houseRules: {
    label: 'The house rules',
    cases: [
      [false, 'The house rules must be checked.'],
      [true, ''],
    ],
  },
  news: {
    label: 'News by email',
    cases: [
      [false, ''],
      [true, ''],
    ],
  },
};

const fieldNames = Object.keys(FIELDS) as Field[];

/** The value as the rules see it. */
function typed(value: Value): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('local' in value) return new Date(value.local);
  return value.file === undefined
    ? value
    : {...value, file: new File(['abc'], value.file, {type: 'image/png'})};
}

/** The property that holds a control's value, where it is not `value`. */
const PROPERTIES: Readonly<Partial<Record<Field, string>>> = {
  firstDay: 'valueAsDate',
  lastDay: 'valueAsDate',
  houseRules: 'checked',
  news: 'checked',
};

/** Gives a control a value and reads what it then shows, tells scripts and tells CSS. */
function tryValue(control: Locator, given: Value, property: string) {
  return control.evaluate(
    async (element, {given, property}) => {
      let value: unknown = given;
      if (typeof given === 'object' && given !== null) {
        if ('local' in given) value = new Date(given.local);
        else if (given.file !== undefined)
          value = {path: given.path, file: new File(['abc'], given.file, {type: 'image/png'})};
      }
      Object.assign(element, {[property]: value});
      const field = element as HTMLInputElement & {updateComplete: Promise<boolean>};
      // As an attempt to send the form does: from then on, the message shows.
      field.checkValidity();
      while (!(await field.updateComplete));
      return {
        shown:
          field.shadowRoot?.querySelector<HTMLElement>('[part="message"]')?.innerText ?? 'no message part',
        told: field.validationMessage,
        isInvalid: field.matches(':invalid'),
      };
    },
    {given, property},
  );
}

describe('validate in Node', () => {
  for (const field of fieldNames) {
    const {label, cases} = FIELDS[field];
    for (const [value, sentence] of cases) {
      it(`says "${sentence}" of ${field} with ${JSON.stringify(value)}`, async () => {
        const result = await validate(signUp.schema[field], typed(value), label);
        assert.deepEqual(result, {valid: sentence === '', message: sentence});
      });

      it(`accepts or refuses ${field} with ${JSON.stringify(value)} in zod too`, async () => {
        const {valid} = await validate(signUpZod.shape[field], typed(value), label);
        assert.equal(valid, sentence === '');
      });
    }
  }
});

for (const [title, path, scope] of [
  ['the plain page', '/plain-schema.html', 'main'],
  ['the React page', '/validation', 'section[aria-labelledby="one-schema"]'],
] as const) {
  describe(title, () => {
    let site: Site;
    let form: Locator;
    // The control inside has the same name.
    const control = (field: Field) => form.locator(`[name="${field}"]`).first();
    let problems: string[];

    before(async () => {
      site = await startSite();
      const opened = await site.newPage();
      problems = opened.problems;
      await opened.page.goto(path, {waitUntil: 'networkidle'});
      form = opened.page.locator(scope).locator('form');
    });
    after(() => site.close());

    for (const field of fieldNames) {
      const {label, cases} = FIELDS[field];
      it(`has ${field} with the label ${label}`, async () => {
        assert.equal(
          await control(field).evaluate(element => (element as HTMLElement & {label: string}).label),
          label,
        );
      });

      for (const [value, sentence] of cases) {
        it(`says "${sentence}" of ${field} with ${JSON.stringify(value)}`, async () => {
          assert.deepEqual(await tryValue(control(field), value, PROPERTIES[field] ?? 'value'), {
            shown: sentence,
            told: sentence,
            isInvalid: sentence !== '',
          });
        });
      }
    }

    it('leaves the console empty and breaks no security policy', () => {
      assert.deepEqual(problems, []);
    });
  });
}
