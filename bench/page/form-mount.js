/** Mounts the forms of the form suite, and checks what they show. */
import {nextFrame, spanUntilIdle} from './clock.js';
import {labelOf} from './form-data.js';

/**
 * A mounted form with what it has reported.
 *
 * @typedef {object} Mounted
 * @property {import('./form-data.js').FormData} data
 * @property {import('../contenders/form/contender.js').FormInstance} form
 * @property {Map<string, number>} renders How often each field was rendered, by name; the form has the name `''`.
 * @property {{values: object | null}} submitted
 * @property {{start: number, end: number}} span How long it took.
 * @property {() => Promise<void>} remove
 */

/**
 * Mounts a form.
 * @param {import('../contenders/form/contender.js').FormContender} contender
 * @param {import('./form-data.js').FormData} data
 * @param {{live: boolean, isConnected?: boolean}} options
 * @returns {Promise<Mounted>}
 */
export async function mountForm(contender, data, {live, isConnected = true}) {
  const renders = new Map();
  const submitted = {values: null};
  const setup = {
    ...data,
    live,
    onRender: name => renders.set(name, (renders.get(name) ?? 0) + 1),
    onSubmit: values => (submitted.values = values),
  };
  const host = document.body.appendChild(document.createElement('div'));
  const last = data.names.length - 1;
  let form = null;
  const span = await spanUntilIdle(
    () => {
      form = contender.mount(host, setup);
      if (isConnected) form.connect?.();
    },
    () => form.count() === last + 1 && form.inputOf(last)?.value === data.values[data.names[last]],
    () => problemOfFields(form, data) || problemOfMessages(form, data, new Map()),
  );
  const remove = async () => {
    form.destroy();
    host.remove();
    await nextFrame();
  };
  return {data, form, renders, submitted, span, remove};
}

/** Checks the number of fields, and the label and the start value of each. */
function problemOfFields(form, {names, values}) {
  if (form.count() !== names.length) return `${form.count()} fields are shown, not ${names.length}`;
  for (const [index, name] of names.entries()) {
    if (!form.labelOf(index).includes(labelOf(name))) return `${name} has the label ${form.labelOf(index)}`;
    const value = form.inputOf(index)?.value;
    if (value !== values[name]) return `${name} has the value ${value}`;
  }
  return '';
}

/**
 * Returns which field has the wrong message, or an empty text.
 * @param {import('../contenders/form/contender.js').FormInstance} form
 * @param {import('./form-data.js').FormData} data
 * @param {ReadonlyMap<string, string>} expected The messages, by name.
 */
export function problemOfMessages(form, {names}, expected) {
  for (const [index, name] of names.entries()) {
    const message = form.messageOf(index);
    if (message !== (expected.get(name) ?? '')) return `${name} shows the message "${message}"`;
  }
  return '';
}
