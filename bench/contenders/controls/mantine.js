import {
  Checkbox,
  ColorInput,
  Fieldset,
  FileInput,
  Input,
  MantineProvider,
  MultiSelect,
  NumberInput,
  PasswordInput,
  PhoneInput,
  PinInput,
  RangeSlider,
  Rating,
  Select,
  Textarea,
  TreeSelect,
} from '@mantine/core';
import '@mantine/core/styles.css';
import {DateInput, DatePickerInput, MonthPickerInput, TimePicker} from '@mantine/dates';
import '@mantine/dates/styles.css';
import {createElement as h} from 'react';
import * as values from '../../page/control-kinds.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {reactContender} from '../mount/shared/react-contender.js';
import {threeReactCheckboxes} from './shared/three-react-checkboxes.js';

/** Some of its controls have several roots. */
const control = (component, props) => index =>
  h('div', {key: index}, h(component, {label: labelOf(index), ...props}));

/** Those whose label is a component around them. */
const wrapped = (component, props) => index =>
  h(Input.Wrapper, {key: index, label: labelOf(index)}, h(component, props));

const checkboxes = OPTIONS.slice(0, 3).map(({value, label}) => h(Checkbox, {key: value, value, label}));

export default reactContender(
  {
    title: 'Mantine (React)',
    note: 'Its date range and month pickers are buttons: dates are not typed. Its time input has segments.',
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
    month: control(MonthPickerInput, {defaultValue: `${values.MONTH}-01`}),
    'range-slider': wrapped(RangeSlider, {defaultValue: values.RANGE}),
    rating: wrapped(Rating, {defaultValue: values.STARS}),
    'color-input': control(ColorInput, {defaultValue: values.COLOR}),
    'phone-input': control(PhoneInput, {defaultCountry: values.COUNTRY, defaultValue: values.PHONE}),
    'tree-select': control(TreeSelect, {searchable: true, data: values.TREE, defaultValue: values.CHOSEN[0]}),
  },
  MantineProvider,
);
