import '@material/web/button/filled-button.js';
import '@material/web/checkbox/checkbox.js';
import '@material/web/select/outlined-select.js';
import '@material/web/select/select-option.js';
import '@material/web/switch/switch.js';
import '@material/web/textfield/outlined-text-field.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {element} from '../shared/element.js';
import {domContender, inLabel, withLabel, withText} from './contender.js';

export default domContender(
  {title: 'Material Web', note: 'Checkbox and switch have no label: the app writes a native one.'},
  {
    button: withText('md-filled-button'),
    'text-input': index => withLabel('md-outlined-text-field', {value: `Value ${index}`})(index),
    checkbox: inLabel('md-checkbox', {checked: true}),
    switch: inLabel('md-switch', {selected: true}),
    select: index =>
      element(
        'md-outlined-select',
        {label: labelOf(index)},
        ...OPTIONS.map(({value, label}, at) =>
          element('md-select-option', {value, selected: at === 1}, element('div', {slot: 'headline'}, label)),
        ),
      ),
  },
);
