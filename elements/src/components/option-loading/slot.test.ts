import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import '../multi-select/multi-select.define.js';
import type {LcMultiSelect} from '../multi-select/multi-select.define.js';

// Nothing here may import the module that loads options before the test does.
describe('loadOptions', () => {
  it('warns until the module for loading is imported, and then loads', async () => {
    let control!: LcMultiSelect;
    const warnings = await recordWarnings(async () => {
      control = await fixture(html`
        <lc-multi-select label="Colors" .loadOptions=${() => [{text: 'Red', value: 'red'}]}></lc-multi-select>
      `);
      await new Promise(resolve => setTimeout(resolve));
    });
    expect(warnings).to.have.length(1);
    expect(warnings.join()).to.contain("import '@life-changers/elements/option-loading'");

    await import('./loading.define.js');
    await control.updateComplete;
    control.focus();
    await press('ArrowDown');
    await until(() => control.shadowRoot!.querySelector('.option') !== null);
  });
});
