import {fixture, html} from '@open-wc/testing';
import type {LcFileUpload} from '../components/file-upload/file-upload.define.js';
import '../components/file-upload/file-upload.define.js';
import {chooseFiles, drag, makeFile, makePicture} from './files.js';

export const part = (control: LcFileUpload, name: string) =>
  control.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);
export const native = (control: LcFileUpload) => part(control, 'control') as HTMLInputElement;
export const textOf = (control: LcFileUpload, name: string) => part(control, name)?.textContent.trim();
export const announced = (control: LcFileUpload) =>
  control.shadowRoot!.querySelector('[role=status]')!.textContent.trim();

export const letter = makeFile('letter.pdf', 'application/pdf');
export const notes = makeFile('notes.txt', 'text/plain', 2048);
export const picture = makePicture();

/** A file upload with the given properties. */
export async function setUp(
  properties: Partial<Record<keyof LcFileUpload, unknown>> = {},
): Promise<LcFileUpload> {
  const control = await fixture<LcFileUpload>(html`<lc-file-upload label="Report"></lc-file-upload>`);
  Object.assign(control, properties);
  await control.updateComplete;
  return control;
}

/** Chooses files like the native picker, and waits for the result. */
export async function choose(control: LcFileUpload, ...files: File[]): Promise<void> {
  chooseFiles(native(control), ...files);
  await control.updateComplete;
}

export async function drop(control: LcFileUpload, ...things: (File | string)[]): Promise<DragEvent> {
  const event = drag(part(control, 'box')!, 'drop', ...things);
  await control.updateComplete;
  return event;
}
