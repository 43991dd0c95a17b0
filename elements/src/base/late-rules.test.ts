import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import '../components/text-input/text-input.define.js';
import type {LcTextInput} from '../components/text-input/text-input.js';

// Nothing here may import the module of the rules before the test does, such as the rule helpers.
describe('A control with rules', () => {
  it('is invalid, with one error, until the module of the rules is imported', async () => {
    const errors: unknown[] = [];
    const {error} = console;
    console.error = (...args: unknown[]) => errors.push(args.join(' '));
    const form = await fixture(html`
      <form>
        ${['Ada', 'A', ''].map(
          value =>
            html`<lc-text-input label="Name" .value=${value} .rules=${z.string().min(2)}></lc-text-input>`,
        )}
      </form>
    `);
    console.error = error;
    const controls = [...form.querySelectorAll<LcTextInput>('lc-text-input')];
    expect(controls.map(({validity}) => validity.valid)).to.deep.equal([false, false, false]);
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain("import '@life-changers/elements/rules'");

    await import('../core/validation/rules.define.js');
    await Promise.all(controls.map(({validationComplete}) => validationComplete));
    expect(controls.map(({validationMessage}) => validationMessage)).to.deep.equal([
      '',
      'Name must have at least 2 characters.',
      'Name is required.',
    ]);
  });
});
