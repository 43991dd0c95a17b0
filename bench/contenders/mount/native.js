import {OPTIONS} from '../../page/mount.js';
import {element} from '../shared/element.js';
import {domContender, inLabel, withText} from './contender.js';

const optionOf = ({value, label}, at) => element('option', {value, selected: at === 1}, label);

export default domContender(
  {title: 'Native HTML', note: 'Without messages, hints or a look.'},
  {
    button: withText('button', {type: 'button'}),
    'text-input': index => inLabel('input', {value: `Value ${index}`})(index),
    checkbox: inLabel('input', {type: 'checkbox', checked: true}),
    switch: inLabel('input', {type: 'checkbox', checked: true, role: 'switch'}),
    select: index => inLabel('select', {}, ...OPTIONS.map(optionOf))(index),
  },
);
