import '@life-changers/elements/checkbox-group';
import '@life-changers/elements/code-input';
import '@life-changers/elements/color-input';
import '@life-changers/elements/date-fields';
import '@life-changers/elements/date-range-picker';
import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/fieldset';
import '@life-changers/elements/file-upload';
import '@life-changers/elements/multi-select';
import '@life-changers/elements/multiple-files';
import '@life-changers/elements/number-input';
import '@life-changers/elements/password';
import {setPhoneNumbers} from '@life-changers/elements/phone-input';
import '@life-changers/elements/range-slider';
import '@life-changers/elements/rating';
import '@life-changers/elements/select';
import '@life-changers/elements/select-list';
import '@life-changers/elements/text-area';
import '@life-changers/elements/text-input';
import '@life-changers/elements/time-input';
import '@life-changers/elements/tree-select';
import '@life-changers/elements/typed-dates';
import * as phoneNumbers from 'libphonenumber-js/min';
import * as values from '../../page/control-kinds.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, ourControl} from '../mount/contender.js';
import {element} from '../shared/element.js';
import {threeCheckboxes} from './shared/three-checkboxes.js';

setPhoneNumbers(phoneNumbers);

export default domContender(
  {title: 'Life Changers'},
  {
    'text-area': ourControl('lc-text-area', {minRows: 2, maxRows: 8, initValue: values.TEXT}),
    'number-input': ourControl('lc-number-input', {initValue: values.NUMBER}),
    password: ourControl('lc-text-input', {type: 'password', reveal: true, initValue: values.PASSWORD}),
    'checkbox-group': ourControl('lc-checkbox-group', {
      options: OPTIONS.slice(0, 3),
      initValue: values.CHOSEN,
    }),
    fieldset: index => element('lc-fieldset', {legend: labelOf(index)}, ...threeCheckboxes()),
    'multi-select': ourControl('lc-multi-select', {options: OPTIONS, initValue: values.CHOSEN}),
    'searchable-select': ourControl('lc-select', {
      searchable: true,
      options: OPTIONS,
      initValue: values.CHOSEN[0],
    }),
    'typed-date': ourControl('lc-date-time-picker', {typeable: true, initValue: values.DATE}),
    'date-fields': ourControl('lc-date-fields', {initValue: values.DATE}),
    'time-input': ourControl('lc-time-input', {initValue: values.TIME}),
    'date-range': ourControl('lc-date-range-picker', {initValue: `${values.DATE}/${values.END_DATE}`}),
    'file-upload': ourControl('lc-file-upload', {multiple: true}),
    'code-input': ourControl('lc-code-input', {initValue: values.CODE}),
    month: ourControl('lc-date-time-picker', {picker: 'month', typeable: true, initValue: values.MONTH}),
    'range-slider': ourControl('lc-range-slider', {initValue: values.RANGE}),
    rating: ourControl('lc-rating', {initValue: values.STARS}),
    'color-input': ourControl('lc-color-input', {initValue: values.COLOR}),
    'phone-input': ourControl('lc-phone-input', {country: values.COUNTRY, initValue: values.PHONE}),
    'tree-select': ourControl('lc-tree-select', {options: values.TREE, initValue: values.CHOSEN[0]}),
  },
);
