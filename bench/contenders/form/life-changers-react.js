import {Form, TextInput} from '@life-changers/react';
import {createElement as h, useState} from 'react';
import {labelOf, ROW_FIELDS} from '../../page/form-data.js';
import {renderReact} from '../shared/render-react.js';
import {CONNECTED_AT_ONCE} from './contender.js';
import {elementForm, elementRows} from './life-changers/fields.js';

const submitButton = h('button', {key: 'submit', type: 'submit'}, 'Submit');

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'Life Changers, React',
  note: 'The app holds the keys of the rows.',
  missing: {connect: CONNECTED_AT_ONCE},
  mount(host, {names, schema, values, live, onSubmit, onRender}) {
    const App = () => {
      onRender('');
      const fields = names.map(name => h(TextInput, {key: name, name, label: labelOf(name)}));
      return h(
        Form,
        {schema, values, onSubmit, showValidation: live ? true : 'submit'},
        fields,
        submitButton,
      );
    };
    return {...elementForm(host, onRender), destroy: renderReact(host, App)};
  },
  mountRows(host, {schema, values, newRow, onSubmit}) {
    const rowOf = ({key, row}, index) =>
      h(
        'div',
        {key, className: 'row'},
        ROW_FIELDS.map(field => {
          const name = `rows[${index}].${field}`;
          return h(TextInput, {key: field, name, label: labelOf(field), initValue: row[field]});
        }),
      );
    const App = () => {
      const [rows, setRows] = useState(() => values.rows.map((row, key) => ({key, row})));
      const onClick = () => setRows(old => [{key: old.length, row: newRow}, ...old]);
      const add = h('button', {key: 'add', type: 'button', className: 'add', onClick}, 'Add');
      return h(Form, {schema, onSubmit}, rows.map(rowOf), add, submitButton);
    };
    return {...elementRows(host), destroy: renderReact(host, App)};
  },
};
