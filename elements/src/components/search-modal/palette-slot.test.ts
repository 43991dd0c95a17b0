import {expect, fixture, html} from '@open-wc/testing';
import {opened, part} from '../../testing/dialog-harness.js';
import {recordWarnings} from '../../testing/events.js';
import {until} from '../../testing/until.js';
import type {LcSearchModal} from './search-modal.define.js';
import './search-modal.define.js';

// Nothing here may import the module of the palette before the test does.
describe('A search modal with entries', () => {
  it('warns once until the module of the palette is imported, and shows them then', async () => {
    let modal!: LcSearchModal;
    const warnings = await recordWarnings(async () => {
      modal = await fixture(html`<lc-search-modal .entries=${[{text: 'New invoice'}]}></lc-search-modal>`);
      await new Promise(resolve => setTimeout(resolve));
    });
    expect(warnings.join()).to.equal(
      "<lc-search-modal>: entries needs import '@life-changers/elements/command-palette'.",
    );
    await import('./command-palette.define.js');
    await opened(modal);
    await until(() => part(modal, 'listbox')?.textContent.trim() === 'New invoice');
  });
});
