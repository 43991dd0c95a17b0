import {define} from '../../base/define.js';
import {LcPageContent} from './page-content.js';

define('lc-page-content', LcPageContent);

declare global {
  interface HTMLElementTagNameMap {
    'lc-page-content': LcPageContent;
  }
}

export * from './page-content.js';
