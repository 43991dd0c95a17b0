import {Button, Checkbox, Select, Switch, TextInput} from '@life-changers/react';
import {createElement as h} from 'react';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {ourReactControl, reactContender} from './shared/react-contender.js';

export default reactContender(
  {title: 'Life Changers, React'},
  {
    button: index => h(Button, {key: index, text: labelOf(index), onClick() {}}),
    'text-input': index => ourReactControl(TextInput, {initValue: `Value ${index}`})(index),
    checkbox: ourReactControl(Checkbox, {initValue: true}),
    switch: ourReactControl(Switch, {initValue: true}),
    select: ourReactControl(Select, {options: OPTIONS, initValue: OPTIONS[1].value}),
  },
);
