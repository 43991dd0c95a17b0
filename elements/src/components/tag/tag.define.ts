import {define} from '../../base/define.js';
import {LcTag} from './tag.js';

define('lc-tag', LcTag);

declare global {
  interface HTMLElementTagNameMap {
    'lc-tag': LcTag;
  }
}

export * from './tag.js';
