import '@life-changers/elements/multiple-files';
import '@life-changers/elements/password';
import {setPhoneNumbers} from '@life-changers/elements/phone-input';
import '@life-changers/elements/select-list';
import '@life-changers/elements/typed-dates';
import {
  CheckboxGroup,
  CodeInput,
  ColorInput,
  DateFields,
  DateRangePicker,
  DateTimePicker,
  Fieldset,
  FileUpload,
  MultiSelect,
  NumberInput,
  PhoneInput,
  RangeSlider,
  Rating,
  Select,
  TextArea,
  TextInput,
  TimeInput,
  TreeSelect,
} from '@life-changers/react';
import * as phoneNumbers from 'libphonenumber-js/min';
import {createElement as h} from 'react';
import * as values from '../../page/control-kinds.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {ourReactControl as control, reactContender} from '../mount/shared/react-contender.js';
import {threeReactCheckboxes} from './shared/three-react-checkboxes.js';

setPhoneNumbers(phoneNumbers);

export default reactContender(
  {title: 'Life Changers, React'},
  {
    'text-area': control(TextArea, {minRows: 2, maxRows: 8, initValue: values.TEXT}),
    'number-input': control(NumberInput, {initValue: values.NUMBER}),
    password: control(TextInput, {type: 'password', reveal: true, initValue: values.PASSWORD}),
    'checkbox-group': control(CheckboxGroup, {options: OPTIONS.slice(0, 3), initValue: values.CHOSEN}),
    fieldset: index => h(Fieldset, {key: index, legend: labelOf(index)}, threeReactCheckboxes),
    'multi-select': control(MultiSelect, {options: OPTIONS, initValue: values.CHOSEN}),
    'searchable-select': control(Select, {searchable: true, options: OPTIONS, initValue: values.CHOSEN[0]}),
    'typed-date': control(DateTimePicker, {typeable: true, initValue: values.DATE}),
    'date-fields': control(DateFields, {initValue: values.DATE}),
    'time-input': control(TimeInput, {initValue: values.TIME}),
    'date-range': control(DateRangePicker, {initValue: `${values.DATE}/${values.END_DATE}`}),
    'file-upload': control(FileUpload, {multiple: true}),
    'code-input': control(CodeInput, {initValue: values.CODE}),
    month: control(DateTimePicker, {picker: 'month', typeable: true, initValue: values.MONTH}),
    'range-slider': control(RangeSlider, {initValue: values.RANGE}),
    rating: control(Rating, {initValue: values.STARS}),
    'color-input': control(ColorInput, {initValue: values.COLOR}),
    'phone-input': control(PhoneInput, {country: values.COUNTRY, initValue: values.PHONE}),
    'tree-select': control(TreeSelect, {options: values.TREE, initValue: values.CHOSEN[0]}),
  },
);
