import {FastField, FieldArray, Form, Formik, setIn, useFormikContext} from 'formik';
import {createElement as h, useEffect} from 'react';
import {ROW_FIELDS} from '../../page/form-data.js';
import {CONNECTED_AT_ONCE} from './contender.js';
import {addButton, fieldOf, focusFirst, mountForm, mountRows, rowFieldOf} from './shared/react-fields.js';

const validateFlat = schema => values => {
  const errors = {};
  for (const {path, message} of schema.safeParse(values).error?.issues ?? []) errors[path[0]] ??= message;
  return errors;
};

const validateNested = schema => values => {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return issues.reduce((errors, {path, message}) => setIn(errors, path.join('.'), message), {});
};

/** Formik has no callback for a submit with errors. */
function FocusAfterSubmit({names}) {
  const {submitCount, isSubmitting, errors} = useFormikContext();
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirst(names, name => name in errors);
  }, [submitCount, isSubmitting]);
  return null;
}

const formOf = (...children) =>
  h(Form, {noValidate: true}, ...children, h('button', {type: 'submit'}, 'Submit'));

const rowOf = index =>
  h(
    'div',
    {key: index, className: 'row'},
    ROW_FIELDS.map(name =>
      h(FastField, {
        key: name,
        name: `rows.${index}.${name}`,
        children: ({field}) => rowFieldOf(name, field),
      }),
    ),
  );

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'Formik',
  note: 'With FastField, which its documentation recommends for large forms. The app moves the focus to the first invalid field. Rows are keyed by index, as in its documentation.',
  missing: {connect: CONNECTED_AT_ONCE},
  mount(host, {names, schema, values, live, onSubmit, onRender}) {
    const validate = validateFlat(schema);
    const renderField = ({field, meta}) => {
      onRender(field.name);
      return fieldOf(field.name, field, live || meta.touched ? meta.error : undefined);
    };
    return mountForm(host, () => {
      onRender('');
      const fields = names.map(name => h(FastField, {key: name, name, children: renderField}));
      const props = {initialValues: values, validate, validateOnBlur: false, onSubmit};
      return h(Formik, props, formOf(fields, live ? null : h(FocusAfterSubmit, {names})));
    });
  },
  mountRows(host, {schema, values, newRow, onSubmit}) {
    const renderRows = ({insert, form}) => [
      form.values.rows.map((_, index) => rowOf(index)),
      h(
        'span',
        {key: 'add'},
        addButton(() => insert(0, newRow)),
      ),
    ];
    const props = {initialValues: values, validate: validateNested(schema), onSubmit};
    return mountRows(host, () =>
      h(Formik, props, formOf(h(FieldArray, {name: 'rows', children: renderRows}))),
    );
  },
};
