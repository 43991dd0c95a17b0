import {oneEvent} from '@open-wc/testing';
import type {DialogElement} from '../base/dialog-element.js';

/** A part of an element. */
export function part(element: Element, name: string): HTMLElement {
  return element.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)!;
}

const dialogOf = (element: DialogElement) => element.shadowRoot!.querySelector('dialog')!;

/** Whether the dialog inside is open as a modal dialog. */
export function isShown(element: DialogElement): boolean {
  return dialogOf(element).matches(':modal');
}

/** Opens a dialog and waits until it stops moving. */
export async function opened(element: DialogElement): Promise<void> {
  const rest = oneEvent(element, 'lc-after-show');
  element.show();
  await rest;
}

/** Runs an action that closes a dialog, and waits until it stops moving. */
export async function closedFor(element: DialogElement, action: () => unknown): Promise<void> {
  const rest = oneEvent(element, 'lc-after-hide');
  await action();
  await rest;
}

/** Records why a dialog is about to close. */
export function recordReasons(element: HTMLElement): string[] {
  const reasons: string[] = [];
  element.addEventListener('lc-hide', event => reasons.push(event.detail.reason));
  return reasons;
}

/** Returns why a dialog is about to close next. */
export function nextHide(element: HTMLElement): Promise<string> {
  return new Promise(resolve => {
    element.addEventListener('lc-hide', event => resolve(event.detail.reason), {once: true});
  });
}

/** A point on the backdrop, above the dialog. */
export function backdropPoint(element: DialogElement): [number, number] {
  const {left, top, width} = dialogOf(element).getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top / 2)];
}

/** The name of the focused element, through all shadow roots: its `aria-label` or its text. */
export function focusedText(): string {
  let active = document.activeElement;
  let text = '';
  while (active !== null) {
    text = active.ariaLabel ?? (active.textContent.trim() || text);
    active = active.shadowRoot?.activeElement ?? null;
  }
  return text;
}

/** Disables the animations of a dialog, for tests that are not about them. */
export function holdStill(element: HTMLElement): void {
  element.style.cssText = '--lc-modal-duration: 0ms; --lc-modal-backdrop-duration: 0ms';
}
