import '@life-changers/elements/button';
import '@life-changers/elements/checkbox';
import '@life-changers/elements/select';
import '@life-changers/elements/switch';
import '@life-changers/elements/text-input';
import {OPTIONS} from '../../page/mount.js';
import {domContender, ourControl, withText} from './contender.js';

export default domContender(
  {title: 'Life Changers'},
  {
    button: withText('lc-button'),
    'text-input': index => ourControl('lc-text-input', {initValue: `Value ${index}`})(index),
    checkbox: ourControl('lc-checkbox', {initValue: true}),
    switch: ourControl('lc-switch', {initValue: true}),
    select: ourControl('lc-select', {options: OPTIONS, initValue: OPTIONS[1].value}),
  },
);
