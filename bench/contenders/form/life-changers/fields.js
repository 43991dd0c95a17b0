/** Reads forms of text inputs, and counts how often these are rendered. */
import {LcTextInput} from '@life-changers/elements/text-input/class';

const ignore = () => {};
let onRender = ignore;

const {update} = LcTextInput.prototype;
LcTextInput.prototype.update = function (changed) {
  onRender(this.name);
  update.call(this, changed);
};

/**
 * @param {HTMLElement} host
 * @param {(name: string) => void} report Called whenever a text input is rendered, until another form is mounted.
 * @returns {Omit<import('../contender.js').FormInstance, 'destroy'>}
 */
export function elementForm(host, report) {
  onRender = report;
  const fields = host.getElementsByTagName('lc-text-input');
  const partOf = (index, part) => fields[index]?.shadowRoot?.querySelector(`[part~=${part}]`) ?? null;
  return {
    count: () => fields.length,
    inputOf: index => partOf(index, 'control'),
    labelOf: index => partOf(index, 'label').textContent,
    messageOf: index => partOf(index, 'message').textContent.trim(),
    submit: () => submit(host),
  };
}

/**
 * @param {HTMLElement} host
 * @returns {Omit<import('../contender.js').RowsInstance, 'destroy'>}
 */
export function elementRows(host) {
  onRender = ignore;
  return {
    rowElements: () => [...host.querySelectorAll('.row, [data-row]')],
    valuesOf: row =>
      Array.from(
        row.querySelectorAll('lc-text-input'),
        field => field.shadowRoot?.querySelector('input')?.value ?? '',
      ),
    insert: () => host.querySelector('.add').click(),
    submit: () => submit(host),
  };
}

const submit = host => host.querySelector('[type=submit]').click();
