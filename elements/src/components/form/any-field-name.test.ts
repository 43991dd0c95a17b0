import {expect, fixture, html} from '@open-wc/testing';
import * as s from 'superstruct';
import {recordErrors} from '../../testing/errors.js';
import {recordWarnings} from '../../testing/events.js';
import '../text-input/text-input.define.js';
import {connectForm} from './form.define.js';
import {keepDraft} from './form-draft.js';
import type {FormOptions} from './form-options.js';

/** The names of all members of a form, such as `toString`, `constructor`, and `dispatchEvent`, which its fields can have too. */
function membersOfForms(): string[] {
  const names = new Set<string>();
  for (let object: object | null = HTMLFormElement.prototype; object !== null;) {
    for (const name of Object.getOwnPropertyNames(object)) names.add(name);
    object = Object.getPrototypeOf(object) as object | null;
  }
  // `connectForm` refuses it, with a warning.
  names.delete('__proto__');
  return [...names];
}

/** Uses a form with one field of a name. Returns what the form has when it is empty, and what it submits. */
async function use(name: string, form: HTMLFormElement, field: HTMLInputElement): Promise<unknown[]> {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const seen: unknown[] = [];
  const options: FormOptions = {
    values: {other: 'x'},
    schema: s.type({[name]: s.string()}),
    onSubmit: values => void seen.push(values),
  };
  const connection = connectForm(form, options);
  await Promise.resolve();
  const draft = keepDraft(form, {key: 'draft', storage});
  seen.push(connection.values, await connection.submit());
  field.value = 'Ada';
  field.dispatchEvent(new Event('input', {bubbles: true}));
  seen.push(await connection.validate(), await connection.submit());
  connection.setIssues([{path: [], message: 'Unknown.'}]);
  connection.reset();
  draft.disconnect();
  connection.disconnect();
  return seen;
}

describe('a field with the name of any member of its form', () => {
  for (const [title, template] of [
    ['a native field', html`<form><input required /></form>`],
    ['a text input', html`<form><lc-text-input required label="F"></lc-text-input></form>`],
  ] as const)
    it(`is empty at first, required, and submitted: ${title}`, async () => {
      const failures: string[] = [];
      for (const name of membersOfForms()) {
        const form = await fixture<HTMLFormElement>(template);
        const field = form.querySelector<HTMLInputElement>('input, lc-text-input')!;
        field.setAttribute('name', name);
        let seen: unknown[] = [];
        const warnings = await recordWarnings(async () => {
          const errors = await recordErrors(async () => (seen = await use(name, form, field)));
          failures.push(...errors.map(error => `${name}: ${error}`));
        });
        failures.push(...warnings.map(warning => `${name}: ${warning}`));
        const expected = [{other: 'x', [name]: ''}, false, {other: 'x', [name]: 'Ada'}, true, true];
        if (JSON.stringify(seen) !== JSON.stringify(expected))
          failures.push(`${name}: ${JSON.stringify(seen)}`);
        field.remove();
        form.remove();
      }
      expect(failures).to.deep.equal([]);
    });
});
