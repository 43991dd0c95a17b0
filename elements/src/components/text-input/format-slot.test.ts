import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import './text-input.define.js';
import type {LcTextInput} from './text-input.define.js';

// Nothing here may import the module of formats before the test does.
describe('A text field with a format', () => {
  it('warns until the module of formats is imported, and then has it', async () => {
    let field!: LcTextInput;
    const warnings = await recordWarnings(async () => {
      field = await fixture(
        html`<lc-text-input label="Account" format="iban" value="de89 3704"></lc-text-input>`,
      );
      await new Promise(resolve => setTimeout(resolve));
    });
    const before = [field.value, field.validity.valid];
    expect(warnings.join()).to.contain("format needs import '@life-changers/elements/text-format'");

    await import('./text-format.define.js');
    await field.updateComplete;
    const shown = field.shadowRoot!.querySelector('input')!.value;
    expect([...before, field.value, field.validity.valid, shown]).to.deep.equal([
      'de89 3704',
      true,
      'DE893704',
      false,
      'DE89 3704',
    ]);
  });
});
