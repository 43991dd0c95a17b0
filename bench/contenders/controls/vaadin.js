import '@vaadin/checkbox';
import '@vaadin/checkbox-group';
import '@vaadin/combo-box';
import '@vaadin/date-picker';
import '@vaadin/multi-select-combo-box';
import '@vaadin/number-field';
import '@vaadin/password-field';
import '@vaadin/text-area';
import '@vaadin/time-picker';
import '@vaadin/upload';
import * as values from '../../page/control-kinds.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, element} from '../mount/contender.js';

const control = (tag, properties) => index => element(tag, {label: labelOf(index), ...properties});

const checkboxes = () =>
  OPTIONS.slice(0, 3).map(({value, label}) => element('vaadin-checkbox', {value, label}));

const CHOSEN = OPTIONS.filter(({value}) => values.CHOSEN.includes(value));

export default domContender(
  {title: 'Vaadin', note: 'Its upload has no label: the app writes one.'},
  {
    'text-area': control('vaadin-text-area', {minRows: 2, maxRows: 8, value: values.TEXT}),
    'number-input': control('vaadin-number-field', {
      stepButtonsVisible: true,
      value: String(values.NUMBER),
    }),
    password: control('vaadin-password-field', {value: values.PASSWORD}),
    'checkbox-group': index =>
      element('vaadin-checkbox-group', {label: labelOf(index), value: values.CHOSEN}, ...checkboxes()),
    'multi-select': control('vaadin-multi-select-combo-box', {
      autoExpandHorizontally: true,
      items: OPTIONS,
      itemIdPath: 'value',
      selectedItems: CHOSEN,
    }),
    'searchable-select': control('vaadin-combo-box', {items: OPTIONS, value: values.CHOSEN[0]}),
    'typed-date': control('vaadin-date-picker', {value: values.DATE}),
    'time-input': control('vaadin-time-picker', {value: values.TIME}),
    'file-upload': index =>
      element('div', {}, element('label', {}, labelOf(index)), element('vaadin-upload')),
  },
);
