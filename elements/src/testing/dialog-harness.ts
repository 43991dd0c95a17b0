import {oneEvent} from '@open-wc/testing';
import type {DialogElement} from '../base/dialog-element.js';

/** A part of an element. */
export function part(element: Element, name: string): HTMLElement {
  return element.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)!;
}

const dialogOf = (element: DialogElement) => element.shadowRoot!.querySelector('dialog')!;

/** Whether the dialog inside is open as a modal one. */
export function isShown(element: DialogElement): boolean {
  return dialogOf(element).matches(':modal');
}

/** Opens a dialog and waits until it is at rest. */
export async function opened(element: DialogElement): Promise<void> {
  const rest = oneEvent(element, 'lc-after-show');
  element.show();
  await rest;
}

/** Does something that closes a dialog, and waits until it is at rest. */
export async function closedFor(element: DialogElement, action: () => unknown): Promise<void> {
  const rest = oneEvent(element, 'lc-after-hide');
  await action();
  await rest;
}

/** Keeps the reasons for which a dialog wants to close. */
export function recordReasons(element: HTMLElement): string[] {
  const reasons: string[] = [];
  element.addEventListener('lc-hide', event => reasons.push(event.detail.reason));
  return reasons;
}

/** The reason for which a dialog wants to close next. */
export function nextHide(element: HTMLElement): Promise<string> {
  return new Promise(resolve => {
    element.addEventListener('lc-hide', event => resolve(event.detail.reason), {once: true});
  });
}

/** A place on the backdrop, above the dialog. */
export function backdropPoint(element: DialogElement): [number, number] {
  const {left, top, width} = dialogOf(element).getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top / 2)];
}

/** The name of what has the focus, however deep in shadow roots: its `aria-label` or its text. */
export function focusedText(): string {
  let active = document.activeElement;
  let text = '';
  while (active !== null) {
    text = active.ariaLabel ?? (active.textContent.trim() || text);
    active = active.shadowRoot?.activeElement ?? null;
  }
  return text;
}

/** Takes the movement of a dialog away, for tests that are not about it. */
export function holdStill(element: HTMLElement): void {
  element.style.cssText = '--lc-modal-duration: 0ms; --lc-modal-backdrop-duration: 0ms';
}
