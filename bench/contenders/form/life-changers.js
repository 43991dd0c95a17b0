import '@life-changers/elements/text-input';
import {connectForm} from '@life-changers/elements/form';
import {labelOf, ROW_FIELDS} from '../../page/form-data.js';
import {element} from '../shared/element.js';
import {elementForm, elementRows} from './life-changers/fields.js';

const textInput = (name, value) => element('lc-text-input', {name, label: labelOf(name), initValue: value});

const submitButton = () => element('button', {type: 'submit'}, 'Submit');

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'Life Changers',
  note: 'The app inserts rows, and names their fields.',
  mount(host, {names, schema, values, live, onSubmit, onRender}) {
    const fields = names.map(name => textInput(name, values[name]));
    const form = element('form', {}, ...fields, submitButton());
    const instance = elementForm(host, onRender);
    host.append(form);
    return {
      ...instance,
      connect: () => void connectForm(form, {schema, onSubmit, showValidation: live ? true : 'submit'}),
      destroy: () => host.remove(),
    };
  },
  mountRows(host, {schema, values, newRow, onSubmit}) {
    const nameOf = (index, field) => `rows[${index}].${field}`;
    const rowOf = (row, index) =>
      element(
        'div',
        {className: 'row'},
        ...ROW_FIELDS.map(field => textInput(nameOf(index, field), row[field])),
      );
    const rows = element('div', {}, ...values.rows.map(rowOf));
    const add = element('button', {type: 'button', className: 'add'}, 'Add');
    add.addEventListener('click', () => {
      rows.prepend(rowOf(newRow, 0));
      for (const [index, {children}] of [...rows.children].entries())
        for (const [at, field] of ROW_FIELDS.entries()) children[at].name = nameOf(index, field);
    });
    const form = element('form', {}, rows, add, submitButton());
    host.append(form);
    return {
      ...elementRows(host),
      connect: () => void connectForm(form, {schema, onSubmit}),
      destroy: () => host.remove(),
    };
  },
};
