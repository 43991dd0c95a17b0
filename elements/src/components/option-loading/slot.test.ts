import {expect, fixture, html} from '@open-wc/testing';
import {recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import '../multi-select/multi-select.define.js';
import '../select/select.define.js';
import '../menu/popups.define.js';
import '../select/select-list.define.js';

const load = () => [{text: 'Red', value: 'red'}];

// Nothing here may import the module that loads options before the test does.
describe('loadOptions', () => {
  it('warns until the module for loading is imported, and then loads', async () => {
    let fields!: HTMLElement;
    const warnings = await recordWarnings(async () => {
      fields = await fixture(html`
        <div>
          <lc-multi-select label="Colors" .loadOptions=${load}></lc-multi-select>
          <lc-select label="Color" .loadOptions=${load}></lc-select>
        </div>
      `);
      await new Promise(resolve => setTimeout(resolve));
    });
    const text = "loadOptions needs import '@life-changers/elements/option-loading'.";
    expect(warnings).to.deep.equal([`<lc-multi-select>: ${text}`, `<lc-select>: ${text}`]);

    await import('./loading.define.js');
    for (const field of fields.querySelectorAll<HTMLElement>('lc-multi-select, lc-select')) {
      field.focus();
      await press('ArrowDown');
      await until(() => field.shadowRoot!.querySelector('.option:last-child')?.textContent.trim() === 'Red');
    }
  });
});
