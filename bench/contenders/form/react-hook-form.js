import {zodResolver} from '@hookform/resolvers/zod';
import {createElement as h, memo} from 'react';
import {useFieldArray, useForm, useFormState} from 'react-hook-form';
import {ROW_FIELDS} from '../../page/form-data.js';
import {CONNECTED_AT_ONCE} from './contender.js';
import {addButton, fieldOf, formOf, mountForm, mountRows, rowFieldOf} from './shared/react-fields.js';

const Field = memo(function Field({name, control, onRender}) {
  onRender(name);
  const {errors} = useFormState({control, name, exact: true});
  return fieldOf(name, control.register(name), errors[name]?.message);
});

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'React Hook Form',
  note: 'Each field reads its error with useFormState, so that the form is not rendered again.',
  missing: {connect: CONNECTED_AT_ONCE},
  mount: (host, {names, schema, values, live, onSubmit, onRender}) =>
    mountForm(host, () => {
      onRender('');
      const {control, handleSubmit} = useForm({
        resolver: zodResolver(schema),
        mode: live ? 'onChange' : 'onSubmit',
        defaultValues: values,
      });
      const fields = names.map(name => h(Field, {key: name, name, control, onRender}));
      return formOf({onSubmit: handleSubmit(onSubmit)}, fields);
    }),
  mountRows: (host, {schema, values, newRow, onSubmit}) =>
    mountRows(host, () => {
      const {control, register, handleSubmit} = useForm({
        resolver: zodResolver(schema),
        defaultValues: values,
      });
      const {fields, insert} = useFieldArray({control, name: 'rows'});
      const rows = fields.map(({id}, index) =>
        h(
          'div',
          {key: id, className: 'row'},
          ROW_FIELDS.map(field => rowFieldOf(field, register(`rows.${index}.${field}`))),
        ),
      );
      const add = () => insert(0, newRow, {shouldFocus: false});
      return formOf({onSubmit: handleSubmit(onSubmit)}, rows, addButton(add));
    }),
};
