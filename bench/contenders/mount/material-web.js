import '@material/web/button/filled-button.js';
import '@material/web/checkbox/checkbox.js';
import '@material/web/select/outlined-select.js';
import '@material/web/select/select-option.js';
import '@material/web/switch/switch.js';
import '@material/web/textfield/outlined-text-field.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, element} from './contender.js';

const labeled = (index, control) => element('label', {}, control, ` ${labelOf(index)}`);

export default domContender(
  {title: 'Material Web', note: 'Checkbox and switch have no label: the app writes a native one.'},
  {
    button: index => element('md-filled-button', {}, labelOf(index)),
    'text-input': index =>
      element('md-outlined-text-field', {label: labelOf(index), value: `Value ${index}`}),
    checkbox: index => labeled(index, element('md-checkbox', {checked: true})),
    switch: index => labeled(index, element('md-switch', {selected: true})),
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
