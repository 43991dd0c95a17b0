import {
  Checkbox,
  Fieldset,
  FileInput,
  Input,
  MantineProvider,
  MultiSelect,
  NumberInput,
  PasswordInput,
  PinInput,
  Select,
  Textarea,
} from '@mantine/core';
import '@mantine/core/styles.css';
import {DateInput, DatePickerInput, TimePicker} from '@mantine/dates';
import '@mantine/dates/styles.css';
import {createElement as h} from 'react';
import * as values from '../../page/control-kinds.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {reactContender} from '../mount/shared/react-contender.js';
import {threeReactCheckboxes} from './shared/three-react-checkboxes.js';

/** Some of its controls have several roots. */
const control = (component, props) => index =>
  h('div', {key: index}, h(component, {label: labelOf(index), ...props}));

const checkboxes = OPTIONS.slice(0, 3).map(({value, label}) => h(Checkbox, {key: value, value, label}));

export default reactContender(
  {
    title: 'Mantine (React)',
    note: 'Its date range picker is a button: dates are not typed. Its time input has segments.',
  },
  {
    'text-area': control(Textarea, {autosize: true, minRows: 2, maxRows: 8, defaultValue: values.TEXT}),
    'number-input': control(NumberInput, {defaultValue: values.NUMBER}),
    password: control(PasswordInput, {defaultValue: values.PASSWORD}),
    'checkbox-group': index =>
      h(Checkbox.Group, {key: index, label: labelOf(index), defaultValue: values.CHOSEN}, checkboxes),
    fieldset: index => h(Fieldset, {key: index, legend: labelOf(index)}, threeReactCheckboxes),
    'multi-select': control(MultiSelect, {searchable: true, data: OPTIONS, defaultValue: values.CHOSEN}),
    'searchable-select': control(Select, {
      searchable: true,
      data: OPTIONS,
      defaultValue: values.CHOSEN[0],
    }),
    'typed-date': control(DateInput, {defaultValue: values.DATE}),
    'time-input': control(TimePicker, {withDropdown: true, format: '12h', defaultValue: `${values.TIME}:00`}),
    'date-range': control(DatePickerInput, {
      type: 'range',
      defaultValue: [values.DATE, values.END_DATE],
    }),
    'file-upload': control(FileInput, {multiple: true}),
    'code-input': index =>
      h(
        Input.Wrapper,
        {key: index, label: labelOf(index)},
        h(PinInput, {oneTimeCode: true, length: 6, defaultValue: values.CODE, 'aria-label': labelOf(index)}),
      ),
  },
  MantineProvider,
);
