import {fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {LcModal} from '../components/modal/modal.define.js';
import '../components/modal/modal.define.js';
import {holdStill, opened} from './dialog-harness.js';

/** Content without a control. */
export const TEXT = html`<p>Nobody can bring it back.</p>`;

/** Content that is longer than any window. */
export const LONG = html`<p style="block-size: 3000px">Long</p>`;

/** A page with a focused button and a closed modal without animations. */
export async function makePage(content: TemplateResult = TEXT, properties: Partial<LcModal> = {}) {
  const page = await fixture<HTMLElement>(html`
    <div>
      <button id="opener">Open</button>
      <lc-modal heading="Delete the file?">${content}</lc-modal>
    </div>
  `);
  const modal = page.querySelector<LcModal>('lc-modal')!;
  Object.assign(modal, properties);
  holdStill(modal);
  const opener = page.querySelector<HTMLButtonElement>('#opener')!;
  opener.focus();
  return {page, modal, opener};
}

/** The same, with the modal open and still. */
export async function makeOpen(content?: TemplateResult, properties?: Partial<LcModal>) {
  const made = await makePage(content, properties);
  await opened(made.modal);
  return made;
}
