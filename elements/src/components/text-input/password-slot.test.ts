import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import './text-input.define.js';
import type {LcTextInput} from './text-input.define.js';

// Nothing here may import the module of passwords before the test does.
describe('A password with reveal', () => {
  it('warns until the module of passwords is imported, and then has its button', async () => {
    let field!: LcTextInput;
    const warnings = await recordWarnings(async () => {
      field = await fixture(html`<lc-text-input type="password" label="Password" reveal></lc-text-input>`);
      await new Promise(resolve => setTimeout(resolve));
    });
    const button = () => field.shadowRoot!.querySelector('[part=reveal]');
    expect(warnings.join()).to.contain("import '@life-changers/elements/password'");
    expect(button()).to.equal(null);

    await import('./password.define.js');
    await field.updateComplete;
    expect(button()?.textContent).to.not.equal(undefined);
  });
});
