/** Helpers for tests of an app, in a browser, jsdom, or happy-dom: `@life-changers/elements/testing`. */
import {runTestCommand, type TableTexts} from './test-command.js';

export type {TableTexts} from './test-command.js';

/** Options of all helpers. */
export interface TestOptions {
  /** How long to wait for the element and what it needs, in milliseconds. Default 5000. */
  readonly timeout?: number | undefined;
}

/**
 * Enters a value into the form control with a label, and sends `input` and `change` as a user does.
 *
 * @param label The label of the control.
 * @param value What its `value` can be set to: text, a number, a list, or null. For checkboxes and switches a boolean, and for date
 *   pickers also a `Date`.
 * @throws Error if there is no such control in time, or if it is disabled, read-only, or inert.
 */
export async function fill(label: string, value: unknown, options?: TestOptions): Promise<void> {
  await runTestCommand({name: 'fill', label, value, ...options});
}

/**
 * Chooses options by their texts in the form control with a label, such as a select, a group of radios, or a tree select. Waits for
 * options that load.
 *
 * @param texts The text of an option, or for several options a list.
 * @throws Error as `fill` does, or if there is no such option in time.
 */
export async function choose(
  label: string,
  texts: string | readonly string[],
  options?: TestOptions,
): Promise<void> {
  await runTestCommand({name: 'choose', label, value: texts, ...options});
}

/**
 * Opens what a form control or a button opens, such as the list of a select, a calendar, a menu, or a modal, and waits until it is
 * open. Does nothing if the popup of this control or button is open.
 *
 * @param label The label of the control, or the text or `aria-label` of the button.
 * @throws Error as `fill` does, or if nothing has opened in time. The list of a native select is not part of the page: use `choose`.
 */
export async function openPopup(label: string, options?: TestOptions): Promise<void> {
  await runTestCommand({name: 'openPopup', label, ...options});
}

/**
 * Returns the rows that the table with a label shows, when they have loaded: for each row, the texts of its cells by those of the
 * headers.
 *
 * @throws Error if there is no such table, or if it is still loading after the timeout.
 */
export async function readTable(label: string, options?: TestOptions): Promise<readonly TableTexts[]> {
  return (await runTestCommand({name: 'readTable', label, ...options})) as TableTexts[];
}

/**
 * Waits until the table with a label has saved all edits.
 *
 * @throws Error with the message of a cell that is invalid or could not be saved, or if edits are left after the timeout.
 */
export async function waitForSave(label: string, options?: TestOptions): Promise<void> {
  await runTestCommand({name: 'waitForSave', label, ...options});
}
