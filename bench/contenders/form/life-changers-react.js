import {Form, TextInput, useFieldList} from '@life-changers/react';
import {createElement as h} from 'react';
import {labelOf, ROW_FIELDS} from '../../page/form-data.js';
import {renderReact} from '../shared/render-react.js';
import {CONNECTED_AT_ONCE} from './contender.js';
import {elementForm, elementRows} from './life-changers/fields.js';

const submitButton = h('button', {key: 'submit', type: 'submit'}, 'Submit');

function Rows({newRow}) {
  const {rows, insert} = useFieldList('rows');
  const rowOf = ({key, name}) =>
    h(
      'div',
      {key, className: 'row'},
      ROW_FIELDS.map(field => h(TextInput, {key: field, name: `${name}.${field}`, label: labelOf(field)})),
    );
  return [
    ...rows.map(rowOf),
    h('button', {key: 'add', type: 'button', className: 'add', onClick: () => insert(0, newRow)}, 'Add'),
  ];
}

/** @type {import('./contender.js').FormContender} */
export default {
  title: 'Life Changers, React',
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
  mountRows: (host, {schema, values, newRow, onSubmit}) => ({
    ...elementRows(host),
    destroy: renderReact(host, () =>
      h(Form, {schema, values, onSubmit}, h(Rows, {key: 'rows', newRow}), submitButton),
    ),
  }),
};
