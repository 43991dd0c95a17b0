import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, element} from './contender.js';

/** The label contains the control, so that they are linked. */
const labeled = (index, control) => element('label', {}, control, ` ${labelOf(index)}`);

export default domContender(
  {title: 'Native HTML', note: 'Without messages, hints or a look.'},
  {
    button: index => element('button', {type: 'button'}, labelOf(index)),
    'text-input': index => labeled(index, element('input', {value: `Value ${index}`})),
    checkbox: index => labeled(index, element('input', {type: 'checkbox', checked: true})),
    switch: index => labeled(index, element('input', {type: 'checkbox', checked: true, role: 'switch'})),
    select: index =>
      labeled(
        index,
        element(
          'select',
          {},
          ...OPTIONS.map(({value, label}, at) => element('option', {value, selected: at === 1}, label)),
        ),
      ),
  },
);
