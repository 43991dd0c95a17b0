import {sendMouse} from '@web/test-runner-commands';
import {toastCenter} from '../components/toast-region/toast-center.js';
import type {LcToastRegion} from '../components/toast-region/toast-region.define.js';
import {regionState} from '../components/toast-region/region-state.js';
import type {LcToast} from '../components/toast/toast.define.js';
import {until} from './until.js';

/** The region that currently shows the toasts. */
export const activeRegion = () => toastCenter().active as unknown as LcToastRegion;

/** The visible toasts, in document order (the newest first), once they have rendered. */
export async function shownToasts(): Promise<LcToast[]> {
  const region = activeRegion();
  await region.updateComplete;
  const toasts = [...region.querySelectorAll('lc-toast')].filter(toast => !toast[regionState].isLeaving);
  await Promise.all(toasts.map(toast => toast.updateComplete));
  return toasts;
}

/** The messages of the visible toasts. */
export const shownMessages = async () => (await shownToasts()).map(toast => toast.textContent.trim());

/** A part of a toast. */
export const partOf = (toast: LcToast, part: string) =>
  toast.shadowRoot!.querySelector<HTMLElement>(`[part=${part}]`);

/** The announcements of a live region of the active region. */
export function spoken(role: 'status' | 'alert'): string[] {
  const live = activeRegion().shadowRoot!.querySelector(`[role=${role}]`)!;
  return [...live.children].map(message => message.textContent);
}

/** Waits for an announcement. */
export const untilSpoken = (role: 'status' | 'alert', text: string) =>
  until(() => spoken(role).includes(text), `"${text}" is not said`);

/** Moves the real pointer away from toasts. In Firefox, it stays where a test has left it. */
export const movePointerAway = () => sendMouse({type: 'move', position: [innerWidth >> 1, innerHeight >> 1]});

/** Removes all toasts and regions. */
export async function clearToasts(): Promise<void> {
  await movePointerAway();
  const {queue} = toastCenter();
  queue.dismiss();
  for (const {id} of queue.toasts) queue.dismiss(id);
  await until(() => queue.toasts.length === 0, 'toasts leave');
  for (const region of document.querySelectorAll('lc-toast-region')) region.remove();
}
