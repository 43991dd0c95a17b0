import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/button/button.js';
import '@awesome.me/webawesome/dist/components/checkbox/checkbox.js';
import '@awesome.me/webawesome/dist/components/input/input.js';
import '@awesome.me/webawesome/dist/components/option/option.js';
import '@awesome.me/webawesome/dist/components/select/select.js';
import '@awesome.me/webawesome/dist/components/switch/switch.js';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {element} from '../shared/element.js';
import {domContender, withLabel, withText} from './contender.js';

export default domContender(
  {title: 'Web Awesome'},
  {
    button: withText('wa-button'),
    'text-input': index => withLabel('wa-input', {value: `Value ${index}`})(index),
    checkbox: withText('wa-checkbox', {checked: true}),
    switch: withText('wa-switch', {checked: true}),
    select: index =>
      element(
        'wa-select',
        {label: labelOf(index), value: OPTIONS[1].value},
        ...OPTIONS.map(({value, label}) => element('wa-option', {value}, label)),
      ),
  },
);
