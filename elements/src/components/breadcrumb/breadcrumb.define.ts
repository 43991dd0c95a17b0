import {define} from '../../base/define.js';
import {LcBreadcrumb} from './breadcrumb.js';

define('lc-breadcrumb', LcBreadcrumb);

declare global {
  interface HTMLElementTagNameMap {
    'lc-breadcrumb': LcBreadcrumb;
  }
}

export * from './breadcrumb.js';
