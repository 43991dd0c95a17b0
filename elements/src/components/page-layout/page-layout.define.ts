import {define} from '../../base/define.js';
import {LcPageLayout} from './page-layout.js';

define('lc-page-layout', LcPageLayout);

declare global {
  interface HTMLElementTagNameMap {
    'lc-page-layout': LcPageLayout;
  }
}

export * from './page-layout.js';
