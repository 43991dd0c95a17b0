import {OPTIONS} from '../../../page/mount.js';
import {element} from '../../shared/element.js';

/** Returns three native checkboxes with their labels, as elements: the content of a fieldset. */
export const threeCheckboxes = () =>
  OPTIONS.slice(0, 3).map(({label}) => element('label', {}, element('input', {type: 'checkbox'}), label));
