import {define} from '../../base/define.js';
import {LcCheckboxGroup} from './checkbox-group.js';

define('lc-checkbox-group', LcCheckboxGroup);

declare global {
  interface HTMLElementTagNameMap {
    'lc-checkbox-group': LcCheckboxGroup;
  }
}

export * from './checkbox-group.js';
