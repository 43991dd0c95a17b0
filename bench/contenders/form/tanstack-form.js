import {useForm} from '@tanstack/react-form';
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

const inputProps = field => ({
  name: field.name,
  value: field.state.value,
  onBlur: field.handleBlur,
  onChange: event => field.handleChange(event.target.value),
});

const submitWith = form => event => {
  event.preventDefault();
  form.handleSubmit();
};

function rowOf(form, index) {
  const fields = ROW_FIELDS.map(name =>
    h(form.Field, {
      key: name,
      name: `rows[${index}].${name}`,
      children: field => rowFieldOf(name, inputProps(field)),
    }),
  );
  return h('div', {key: index, className: 'row'}, fields);
}

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'TanStack Form (React)',
  note: 'The app moves the focus to the first invalid field. Rows are keyed by index, as in its documentation.',
  missing: {connect: CONNECTED_AT_ONCE},
  mount: (host, {names, schema, values, live, onSubmit, onRender}) =>
    mountForm(host, () => {
      onRender('');
      const form = useForm({
        defaultValues: values,
        validators: live ? {onChange: schema} : {onSubmit: schema},
        onSubmit: ({value}) => onSubmit(value),
        onSubmitInvalid: ({formApi}) =>
          focusFirst(names, name => (formApi.getFieldMeta(name)?.errors.length ?? 0) > 0),
      });
      const renderField = field => {
        onRender(field.name);
        return fieldOf(field.name, inputProps(field), field.state.meta.errors[0]?.message);
      };
      const fields = names.map(name => h(form.Field, {key: name, name, children: renderField}));
      return formOf({onSubmit: submitWith(form)}, fields);
    }),
  mountRows: (host, {schema, values, newRow, onSubmit}) =>
    mountRows(host, () => {
      const form = useForm({
        defaultValues: values,
        validators: {onSubmit: schema},
        onSubmit: ({value}) => onSubmit(value),
      });
      const list = h(form.Field, {
        name: 'rows',
        mode: 'array',
        children: field => [
          field.state.value.map((_, index) => rowOf(form, index)),
          h(
            'span',
            {key: 'add'},
            addButton(() => field.insertValue(0, newRow)),
          ),
        ],
      });
      return formOf({onSubmit: submitWith(form)}, list);
    }),
};
