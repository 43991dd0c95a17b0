/** What the contenders in React share: the elements of their fields and rows. */
import {createElement as h} from 'react';
import {labelOf} from '../../../page/form-data.js';
import {renderReact} from '../../shared/render-react.js';
import {nativeForm, nativeRows} from './native-fields.js';

/**
 * Returns a field with its label, its native input, and its message.
 * @param {string} name
 * @param {object} inputProps
 * @param {string} [message]
 */
export function fieldOf(name, inputProps, message) {
  const messageId = `${name}-message`;
  return h(
    'div',
    {className: 'field', key: name},
    h('label', {htmlFor: name}, labelOf(name)),
    h('input', {
      ...inputProps,
      id: name,
      'aria-invalid': message !== undefined,
      'aria-describedby': messageId,
    }),
    h('p', {id: messageId, className: 'message'}, message),
  );
}

/**
 * Returns a field in a row.
 * @param {string} field
 * @param {object} inputProps
 */
export const rowFieldOf = (field, inputProps) =>
  h('label', {key: field}, labelOf(field), h('input', inputProps));

/**
 * Returns a form with a submit button.
 * @param {object} props
 * @param {...import('react').ReactNode} children
 */
export const formOf = (props, ...children) =>
  h('form', {...props, noValidate: true}, ...children, h('button', {type: 'submit'}, 'Submit'));

/** The button that inserts a row. */
export const addButton = onClick => h('button', {type: 'button', className: 'add', onClick}, 'Add');

/** @type {(host: HTMLElement, App: import('react').ComponentType) => import('../contender.js').FormInstance} */
export const mountForm = (host, App) => ({...nativeForm(host), destroy: renderReact(host, App)});

/** @type {(host: HTMLElement, App: import('react').ComponentType) => import('../contender.js').RowsInstance} */
export const mountRows = (host, App) => ({...nativeRows(host), destroy: renderReact(host, App)});

/**
 * Moves the focus to the first field with an error, for libraries that leave it to the app.
 * @param {readonly string[]} names
 * @param {(name: string) => boolean} isInvalid
 */
export function focusFirst(names, isInvalid) {
  const name = names.find(isInvalid);
  if (name !== undefined) document.getElementById(name).focus();
}
