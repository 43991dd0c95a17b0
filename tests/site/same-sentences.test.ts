/**
 * One schema, many readers: `validate` in Node, the plain page and the React pages say the same sentence of the same
 * value, word for word; the rules in zod refuse the same values. Needs a build.
 */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {validate, type Rules} from '@life-changers/elements/core/validation';
import {formExample} from 'demo-app/schemas/form-example';
import {signUp, type SignUp} from 'demo-app/schemas/sign-up';
import {signUpZod} from 'demo-app/schemas/sign-up-zod';
import type {Locator} from 'playwright-core';
import {FORM_EXAMPLE, SIGN_UP, type FieldCases, type Value} from './same-sentences.cases.js';
import {eventually, startSite, visit, type Site} from './support.js';

type Fields = Readonly<Record<string, FieldCases>>;

interface Page {
  readonly title: string;
  readonly path: string;
  /** Where on the page the form is. */
  readonly scope: string;
  readonly fields: Fields;
}

const PAGES: readonly Page[] = [
  {title: 'the plain page', path: '/plain-schema.html', scope: 'main', fields: SIGN_UP},
  {
    title: 'the React page',
    path: '/validation',
    scope: 'section[aria-labelledby="one-schema"]',
    fields: SIGN_UP,
  },
  {
    title: 'the form example',
    path: '/form-example',
    scope: 'section[aria-labelledby="sports-and-work"]',
    fields: FORM_EXAMPLE,
  },
];

/** The value as the rules see it. */
function typed(value: Value): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('local' in value) return new Date(value.local);
  return value.file === undefined
    ? value
    : {...value, file: new File(['abc'], value.file, {type: 'image/png'})};
}

/** The property that holds a control's value, where it is not `value`. */
const PROPERTIES: Readonly<Record<string, string>> = {
  availableDateToStart: 'valueAsDate',
  dateOptional: 'valueAsDate',
  firstDay: 'valueAsDate',
  lastDay: 'valueAsDate',
  houseRules: 'checked',
  isAvailableToTeachIt: 'checked',
  news: 'checked',
};

/** Sets the value of a control and reads what it shows, and what scripts and CSS see. */
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
      while (!(await field.updateComplete));
      // A form with one schema checks it after the control has updated, which updates the control again.
      await new Promise(resolve => setTimeout(resolve));
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

const SCHEMAS: readonly {rules: Readonly<Record<string, Rules>>; fields: Fields}[] = [
  {rules: signUp.schema, fields: SIGN_UP},
  {rules: formExample.schema, fields: FORM_EXAMPLE},
];

describe('validate in Node', () => {
  for (const {rules, fields} of SCHEMAS) {
    for (const [field, {label, cases}] of Object.entries(fields)) {
      for (const [value, sentence] of cases) {
        it(`says "${sentence}" of ${field} with ${JSON.stringify(value)}`, async () => {
          const result = await validate(rules[field]!, typed(value), label);
          assert.deepEqual(result, {valid: sentence === '', message: sentence});
        });
      }
    }
  }
});

describe('validate in Node with zod', () => {
  for (const [field, {label, cases}] of Object.entries(SIGN_UP)) {
    for (const [value, sentence] of cases) {
      it(`accepts or refuses ${field} with ${JSON.stringify(value)} too`, async () => {
        const {valid} = await validate(signUpZod.shape[field as keyof SignUp], typed(value), label);
        assert.equal(valid, sentence === '');
      });
    }
  }
});

for (const {title, path, scope, fields} of PAGES) {
  describe(title, () => {
    let site: Site;
    let form: Locator;
    // The control inside has the same name.
    const control = (field: string) => form.locator(`[name="${field}"]`).first();
    let problems: string[];

    before(async () => {
      site = await startSite();
      const opened = await site.newPage();
      problems = opened.problems;
      await visit(opened.page, path);
      form = opened.page.locator(scope).locator('form');
      // From the first attempt to send the form on, the messages show.
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await form.locator('.message-text').first().waitFor();
    });
    after(() => site.close());

    for (const [field, {label, cases}] of Object.entries(fields)) {
      it(`has ${field} with the label ${label}`, async () => {
        await eventually(
          () => control(field).evaluate(element => (element as HTMLElement & {label: string}).label),
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
