import {define} from '../../base/define.js';
import {LcAvatar} from './avatar.js';

define('lc-avatar', LcAvatar);

declare global {
  interface HTMLElementTagNameMap {
    'lc-avatar': LcAvatar;
  }
}

export * from './avatar.js';
