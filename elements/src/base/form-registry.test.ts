import {expect, fixture, html} from '@open-wc/testing';
import '../components/text-input/text-input.define.js';
import type {LcTextInput} from '../components/text-input/text-input.define.js';

const addFields = (form: HTMLFormElement, count: number, attributes = '') => {
  const fields = Array.from({length: count}, (_, index) => {
    const field = document.createElement('lc-text-input');
    Object.assign(field, {label: `Field ${index}`, required: true, showValidation: 'submit'});
    if (attributes) field.setAttribute(attributes, '');
    return field;
  });
  form.append(...fields);
  return fields;
};

/** Counts how often a member of forms is read. */
async function countOf(member: 'addEventListener' | 'elements', run: () => unknown): Promise<number> {
  const owner = member === 'elements' ? HTMLFormElement.prototype : EventTarget.prototype;
  const original = Object.getOwnPropertyDescriptor(owner, member)!;
  const read = original.get ?? ((): unknown => original.value);
  let count = 0;
  Object.defineProperty(owner, member, {
    configurable: true,
    get(this: EventTarget) {
      if (this instanceof HTMLFormElement) count += 1;
      return read.call(this) as unknown;
    },
  });
  try {
    await run();
  } finally {
    Object.defineProperty(owner, member, original);
  }
  return count;
}

describe('the parts of a form', () => {
  const setUp = () =>
    fixture<HTMLFormElement>(html`<form @submit=${(event: Event) => event.preventDefault()}></form>`);

  it('listen to their form once', async () => {
    const form = await setUp();
    expect(await countOf('addEventListener', () => void addFields(form, 5))).to.equal(1);
  });

  it('look up the first invalid control once for each attempt to submit', async () => {
    const form = await setUp();
    addFields(form, 5);
    expect(await countOf('elements', () => form.requestSubmit())).to.equal(1);
  });

  it('all show their messages after an attempt', async () => {
    const form = await setUp();
    const fields = addFields(form, 3);
    form.requestSubmit();
    await Promise.all(fields.map(field => field.updateComplete));
    expect(fields.map(field => field.matches(':state(invalid)'))).to.deep.equal([true, true, true]);
  });

  it('find the new first invalid control after a change of validity in the same task', async () => {
    const form = await setUp();
    const fields = addFields(form, 2, 'no-validation-bubble');
    await Promise.all(fields.map(field => field.updateComplete));
    form.requestSubmit();
    fields[0]!.value = 'Ada';
    form.requestSubmit();
    expect(document.activeElement === fields[1]).to.equal(true);
  });

  it('show no message after an attempt to submit a form that they have left', async () => {
    const form = await setUp();
    const other = await setUp();
    const [field] = addFields(form, 1) as [LcTextInput];
    other.append(field);
    form.requestSubmit();
    await field.updateComplete;
    expect(field.matches(':state(invalid)')).to.equal(false);
  });
});
