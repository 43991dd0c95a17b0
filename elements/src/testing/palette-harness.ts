import {fixture, html} from '@open-wc/testing';
import '../components/search-modal/command-palette.define.js';
import type {LcSearchModal, SearchResult} from '../components/search-modal/search-modal.define.js';
import '../components/search-modal/search-modal.define.js';
import {holdStill, opened, part} from './dialog-harness.js';
import {until} from './until.js';

/** A closed palette without animations. */
export async function makePalette(properties: Partial<LcSearchModal>): Promise<LcSearchModal> {
  const modal = await fixture<LcSearchModal>(html`<lc-search-modal></lc-search-modal>`);
  Object.assign(modal, properties);
  holdStill(modal);
  await modal.updateComplete;
  return modal;
}

/** An open palette without animations. */
export async function openPalette(properties: Partial<LcSearchModal>): Promise<LcSearchModal> {
  const modal = await makePalette(properties);
  await opened(modal);
  return modal;
}

export const paletteInput = (modal: LcSearchModal) => part(modal, 'input') as HTMLInputElement;

/** The name of the page. */
export const palettePage = (modal: LcSearchModal) => paletteInput(modal).ariaLabel;

export const resultTexts = (modal: LcSearchModal) =>
  [...modal.shadowRoot!.querySelectorAll('[part=result-text]')].map(({textContent}) => textContent);

export const untilResults = (modal: LcSearchModal, ...wanted: string[]) =>
  until(() => resultTexts(modal).join() === wanted.join(), `${wanted.join()} are shown`);

/** Records the results that the app gets. */
export function recordChosen(modal: LcSearchModal): SearchResult[] {
  const chosen: SearchResult[] = [];
  modal.addEventListener('lc-select', ({detail}) => chosen.push(detail.result));
  return chosen;
}
