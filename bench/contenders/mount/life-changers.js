import '@life-changers/elements/button';
import '@life-changers/elements/checkbox';
import '@life-changers/elements/select';
import '@life-changers/elements/switch';
import '@life-changers/elements/text-input';
import {labelOf, OPTIONS} from '../../page/mount.js';
import {domContender, element} from './contender.js';

export default domContender(
  {title: 'Life Changers'},
  {
    button: index => element('lc-button', {}, labelOf(index)),
    'text-input': index =>
      element('lc-text-input', {label: labelOf(index), name: `n${index}`, initValue: `Value ${index}`}),
    checkbox: index => element('lc-checkbox', {label: labelOf(index), name: `n${index}`, initValue: true}),
    switch: index => element('lc-switch', {label: labelOf(index), name: `n${index}`, initValue: true}),
    select: index =>
      element('lc-select', {
        label: labelOf(index),
        name: `n${index}`,
        options: OPTIONS,
        initValue: OPTIONS[1].value,
      }),
  },
);
