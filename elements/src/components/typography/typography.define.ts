import {define} from '../../base/define.js';
import {LcTypography} from './typography.js';

define('lc-typography', LcTypography);

declare global {
  interface HTMLElementTagNameMap {
    'lc-typography': LcTypography;
  }
}

export * from './typography.js';
