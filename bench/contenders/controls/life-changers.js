import '@life-changers/elements/checkbox-group';
import '@life-changers/elements/code-input';
import '@life-changers/elements/date-fields';
import '@life-changers/elements/date-range-picker';
import '@life-changers/elements/date-time-picker';
import '@life-changers/elements/fieldset';
import '@life-changers/elements/file-upload';
import '@life-changers/elements/multi-select';
import '@life-changers/elements/multiple-files';
import '@life-changers/elements/number-input';
import '@life-changers/elements/password';
import '@life-changers/elements/select';
import '@life-changers/elements/select-list';
import '@life-changers/elements/text-area';
import '@life-changers/elements/text-input';
import '@life-changers/elements/time-input';
import '@life-changers/elements/typed-dates';
import * as values from '../../page/control-kinds.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, element} from '../mount/contender.js';
import {threeCheckboxes} from './shared/three-checkboxes.js';

const control = (tag, properties) => index =>
  element(tag, {label: labelOf(index), name: `n${index}`, ...properties});

export default domContender(
  {title: 'Life Changers'},
  {
    'text-area': control('lc-text-area', {minRows: 2, maxRows: 8, initValue: values.TEXT}),
    'number-input': control('lc-number-input', {initValue: values.NUMBER}),
    password: control('lc-text-input', {type: 'password', reveal: true, initValue: values.PASSWORD}),
    'checkbox-group': control('lc-checkbox-group', {
      options: OPTIONS.slice(0, 3),
      initValue: values.CHOSEN,
    }),
    fieldset: index => element('lc-fieldset', {legend: labelOf(index)}, ...threeCheckboxes()),
    'multi-select': control('lc-multi-select', {options: OPTIONS, initValue: values.CHOSEN}),
    'searchable-select': control('lc-select', {
      searchable: true,
      options: OPTIONS,
      initValue: values.CHOSEN[0],
    }),
    'typed-date': control('lc-date-time-picker', {typeable: true, initValue: values.DATE}),
    'date-fields': control('lc-date-fields', {initValue: values.DATE}),
    'time-input': control('lc-time-input', {initValue: values.TIME}),
    'date-range': control('lc-date-range-picker', {initValue: `${values.DATE}/${values.END_DATE}`}),
    'file-upload': control('lc-file-upload', {multiple: true}),
    'code-input': control('lc-code-input', {initValue: values.CODE}),
  },
);
