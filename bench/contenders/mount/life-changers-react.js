import {Button, Checkbox, Select, Switch, TextInput} from '@life-changers/react';
import {createElement as h} from 'react';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {reactContender} from './shared/react-contender.js';

const field = (component, index, props) =>
  h(component, {key: index, label: labelOf(index), name: `n${index}`, ...props});

export default reactContender(
  {title: 'Life Changers, React'},
  {
    button: index => h(Button, {key: index, text: labelOf(index), onClick() {}}),
    'text-input': index => field(TextInput, index, {initValue: `Value ${index}`}),
    checkbox: index => field(Checkbox, index, {initValue: true}),
    switch: index => field(Switch, index, {initValue: true}),
    select: index => field(Select, index, {options: OPTIONS, initValue: OPTIONS[1].value}),
  },
);
