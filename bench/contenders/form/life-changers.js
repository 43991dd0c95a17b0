import '@life-changers/elements/field-list';
import '@life-changers/elements/text-input';
import {connectForm} from '@life-changers/elements/form';
import {labelOf, ROW_FIELDS} from '../../page/form-data.js';
import {element} from '../shared/element.js';
import {elementForm, elementRows} from './life-changers/fields.js';

const textInput = (name, value) => element('lc-text-input', {name, label: labelOf(name), initValue: value});

const submitButton = () => element('button', {type: 'submit'}, 'Submit');

/** A template is cloned, which copies attributes only. */
function rowTemplate() {
  const template = document.createElement('template');
  for (const name of ROW_FIELDS) {
    const field = element('lc-text-input');
    field.setAttribute('name', name);
    field.setAttribute('label', labelOf(name));
    template.content.append(field);
  }
  return template;
}

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'Life Changers',
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
    const list = element('lc-field-list', {name: 'rows'}, rowTemplate());
    const add = element('button', {type: 'button', className: 'add'}, 'Add');
    add.addEventListener('click', () => list.insert(0, newRow));
    const form = element('form', {}, list, add, submitButton());
    host.append(form);
    return {
      ...elementRows(host),
      connect: () => void connectForm(form, {schema, values, onSubmit}),
      destroy: () => host.remove(),
    };
  },
};
