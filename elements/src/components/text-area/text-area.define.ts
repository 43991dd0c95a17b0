import {define} from '../../base/define.js';
import {LcTextArea} from './text-area.js';

define('lc-text-area', LcTextArea);

declare global {
  interface HTMLElementTagNameMap {
    'lc-text-area': LcTextArea;
  }
}

export * from './text-area.js';
