import '@vaadin/button';
import '@vaadin/checkbox';
import '@vaadin/select';
import '@vaadin/text-field';
import {OPTIONS} from '../../page/mount.js';
import {domContender, withLabel, withText} from './contender.js';

export default domContender(
  {title: 'Vaadin', missing: {switch: 'It has no switch.'}},
  {
    button: withText('vaadin-button'),
    'text-input': index => withLabel('vaadin-text-field', {value: `Value ${index}`})(index),
    checkbox: withLabel('vaadin-checkbox', {checked: true}),
    select: withLabel('vaadin-select', {items: OPTIONS, value: OPTIONS[1].value}),
  },
);
