import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/checkbox/checkbox.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, element} from './contender.js';

export default domContender(
  {title: 'Web Awesome'},
  {
    button: index => element('wa-button', {}, labelOf(index)),
    'text-input': index => element('wa-input', {label: labelOf(index), value: `Value ${index}`}),
    checkbox: index => element('wa-checkbox', {checked: true}, labelOf(index)),
    switch: index => element('wa-switch', {checked: true}, labelOf(index)),
    select: index =>
      element(
        'wa-select',
        {label: labelOf(index), value: OPTIONS[1].value},
        ...OPTIONS.map(({value, label}) => element('wa-option', {value}, label)),
      ),
  },
);
