import {define} from '../../base/define.js';
import {LcPermissions} from './permissions.js';

define('lc-permissions', LcPermissions);

declare global {
  interface HTMLElementTagNameMap {
    'lc-permissions': LcPermissions;
  }
}

export * from './permissions.js';
