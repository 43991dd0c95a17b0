import {fixture, html} from '@open-wc/testing';
import type {LcColorInput} from '../components/color-input/color-input.define.js';
import '../components/color-input/color-input.define.js';
import {press, type} from './keyboard.js';
import {until} from './until.js';

export const part = <Part extends HTMLElement = HTMLElement>(control: Element, selector: string) =>
  control.shadowRoot!.querySelector<Part>(selector)!;

/** The text field. */
export const inputOf = (control: Element) => part<HTMLInputElement>(control, '#control');

export const messageOf = (control: Element) => part(control, '#message').textContent.trim();

export const make = (attributes: Partial<LcColorInput> = {}, dir = 'ltr') =>
  fixture<LcColorInput>(
    html`${Object.assign(document.createElement('lc-color-input'), {label: 'Color', dir}, attributes)}`,
  );

/** Replaces the text, and leaves the field with Enter or another key. */
export async function enter(control: LcColorInput, text: string, key = 'Enter'): Promise<void> {
  inputOf(control).focus();
  inputOf(control).select();
  await (text === '' ? press('Delete') : type(text));
  await press(key);
  await control.updateComplete;
}

/** Opens the popup, once its code has loaded, and waits until it has the focus. It does not slide away from a pointer. */
export async function openPopup(control: LcColorInput): Promise<void> {
  control.style.setProperty('--lc-duration', '0s');
  control.showPicker();
  await until(() => control.shadowRoot!.activeElement?.matches('.area input'), 'the area has the focus');
}

/** The id of the focused part. */
export const focused = (control: LcColorInput) => control.shadowRoot!.activeElement?.id;
