import {createElement as h} from 'react';
import {OPTIONS} from '../../../page/mount.js';

/** Three native checkboxes with their labels, in React: the content of a fieldset. */
export const threeReactCheckboxes = OPTIONS.slice(0, 3).map(({value, label}) =>
  h('label', {key: value}, h('input', {type: 'checkbox'}), label),
);
