/**
 * The interface of the contenders of the form suite. Each module of this folder has a contender as its default export.
 * A form has one schema for all values. Each field has a label, a native text control, and its message.
 *
 * @typedef {object} FormOptions
 * @property {boolean} live Whether messages show while the user types; otherwise, after a submit.
 * @property {(values: object) => void} onSubmit Called with valid values only.
 * @property {(name: string) => void} onRender To call whenever a field is rendered, or the form, whose name is `''`.
 *
 * @typedef {import('../../page/form-data.js').FormData & FormOptions} FormSetup
 * @typedef {import('../../page/form-data.js').RowsData & {newRow: import('../../page/form-data.js').RowValues, onSubmit: (values: object) => void}} RowsSetup
 *
 * @typedef {object} FormContender
 * @property {string} title
 * @property {Record<string, string>} [missing] The jobs that it cannot do, and why.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {(host: HTMLElement, setup: FormSetup) => FormInstance} mount
 * @property {(host: HTMLElement, setup: RowsSetup) => RowsInstance} [mountRows] Unless `rows` is missing.
 *
 * @typedef {object} FormInstance
 * @property {() => void} [connect] Connects the mounted fields with the schema, if that is a separate step.
 * @property {() => number} count How many fields there are.
 * @property {(index: number) => HTMLInputElement | null} inputOf
 * @property {(index: number) => string} labelOf
 * @property {(index: number) => string} messageOf The message that is shown, or an empty text.
 * @property {() => void} submit Clicks the submit button. If a value is invalid, the first invalid field gets the focus.
 * @property {() => void} destroy
 *
 * @typedef {object} RowsInstance
 * @property {() => void} [connect]
 * @property {() => readonly Element[]} rowElements
 * @property {(row: Element) => string[]} valuesOf The values of its fields, as shown.
 * @property {() => void} insert Inserts the new row at the start.
 * @property {() => void} submit
 * @property {() => void} destroy
 */

/** Why most contenders have no time for connecting. */
export const CONNECTED_AT_ONCE = 'Fields are connected while they are mounted.';

export {};
