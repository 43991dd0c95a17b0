import {define} from '../../base/define.js';
import {LcAvatarGroup} from './avatar-group.js';

define('lc-avatar-group', LcAvatarGroup);

declare global {
  interface HTMLElementTagNameMap {
    'lc-avatar-group': LcAvatarGroup;
  }
}

export * from './avatar-group.js';
