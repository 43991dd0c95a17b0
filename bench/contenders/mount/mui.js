import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import {createElement as h} from 'react';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {reactContender} from './shared/react-contender.js';

const labeled = (index, control) => h(FormControlLabel, {key: index, control, label: labelOf(index)});

export default reactContender(
  {title: 'MUI (React)'},
  {
    button: index => h(Button, {key: index}, labelOf(index)),
    'text-input': index =>
      h(TextField, {key: index, id: `f${index}`, label: labelOf(index), defaultValue: `Value ${index}`}),
    checkbox: index => labeled(index, h(Checkbox, {defaultChecked: true})),
    switch: index => labeled(index, h(Switch, {defaultChecked: true})),
    select: index =>
      h(
        TextField,
        {key: index, id: `f${index}`, select: true, label: labelOf(index), defaultValue: OPTIONS[1].value},
        OPTIONS.map(({value, label}) => h(MenuItem, {key: value, value}, label)),
      ),
  },
);
