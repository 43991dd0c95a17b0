import '@vaadin/button';
import '@vaadin/checkbox';
import '@vaadin/select';
import '@vaadin/text-field';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, element} from './contender.js';

export default domContender(
  {title: 'Vaadin', missing: {switch: 'It has no switch.'}},
  {
    button: index => element('vaadin-button', {}, labelOf(index)),
    'text-input': index => element('vaadin-text-field', {label: labelOf(index), value: `Value ${index}`}),
    checkbox: index => element('vaadin-checkbox', {label: labelOf(index), checked: true}),
    select: index =>
      element('vaadin-select', {label: labelOf(index), items: OPTIONS, value: OPTIONS[1].value}),
  },
);
