import {schemaResolver, useForm} from '@mantine/form';
import {createElement as h} from 'react';
import {ROW_FIELDS} from '../../page/form-data.js';
import {CONNECTED_AT_ONCE} from './contender.js';
import {
  addButton,
  fieldOf,
  focusFirst,
  formOf,
  mountForm,
  mountRows,
  rowFieldOf,
} from './shared/react-fields.js';

let keys = 0;
const withKey = row => ({...row, key: (keys += 1)});

function Field({form, name, onRender}) {
  onRender(name);
  const {error, ...inputProps} = form.getInputProps(name);
  return fieldOf(name, inputProps, error);
}

function rowOf(form, {key}, index) {
  const fields = ROW_FIELDS.map(field => {
    const path = `rows.${index}.${field}`;
    const {error: _error, ...inputProps} = form.getInputProps(path);
    return rowFieldOf(field, {...inputProps, key: form.key(path)});
  });
  return h('div', {key, className: 'row'}, fields);
}

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'Mantine form',
  note: 'In its uncontrolled mode, which renders less. The app moves the focus to the first invalid field.',
  missing: {connect: CONNECTED_AT_ONCE},
  mount(host, {names, schema, values, live, onSubmit, onRender}) {
    const validate = schemaResolver(schema, {sync: true});
    return mountForm(host, () => {
      onRender('');
      const form = useForm({
        mode: 'uncontrolled',
        initialValues: values,
        validate,
        validateInputOnChange: live,
      });
      const focus = errors => focusFirst(names, name => name in errors);
      const fields = names.map(name => h(Field, {key: form.key(name), form, name, onRender}));
      return formOf({onSubmit: form.onSubmit(onSubmit, focus)}, fields);
    });
  },
  mountRows(host, {schema, values, newRow, onSubmit}) {
    const initialValues = {rows: values.rows.map(withKey)};
    const validate = schemaResolver(schema, {sync: true});
    return mountRows(host, () => {
      const form = useForm({mode: 'uncontrolled', initialValues, validate});
      const rows = form.getValues().rows.map((row, index) => rowOf(form, row, index));
      const add = () => form.insertListItem('rows', withKey(newRow), 0);
      return formOf({onSubmit: form.onSubmit(onSubmit)}, rows, addButton(add));
    });
  },
};
