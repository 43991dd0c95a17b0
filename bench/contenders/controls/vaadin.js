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
import {domContender, withLabel} from '../mount/contender.js';
import {element} from '../shared/element.js';

const checkboxes = () =>
  OPTIONS.slice(0, 3).map(({value, label}) => element('vaadin-checkbox', {value, label}));

const CHOSEN = OPTIONS.filter(({value}) => values.CHOSEN.includes(value));

export default domContender(
  {title: 'Vaadin', note: 'Its upload has no label: the app writes one.'},
  {
    'text-area': withLabel('vaadin-text-area', {minRows: 2, maxRows: 8, value: values.TEXT}),
    'number-input': withLabel('vaadin-number-field', {
      stepButtonsVisible: true,
      value: String(values.NUMBER),
    }),
    password: withLabel('vaadin-password-field', {value: values.PASSWORD}),
    'checkbox-group': index =>
      element('vaadin-checkbox-group', {label: labelOf(index), value: values.CHOSEN}, ...checkboxes()),
    'multi-select': withLabel('vaadin-multi-select-combo-box', {
      autoExpandHorizontally: true,
      items: OPTIONS,
      itemIdPath: 'value',
      selectedItems: CHOSEN,
    }),
    'searchable-select': withLabel('vaadin-combo-box', {items: OPTIONS, value: values.CHOSEN[0]}),
    'typed-date': withLabel('vaadin-date-picker', {value: values.DATE}),
    'time-input': withLabel('vaadin-time-picker', {value: values.TIME}),
    'file-upload': index =>
      element('div', {}, element('label', {}, labelOf(index)), element('vaadin-upload')),
  },
);
