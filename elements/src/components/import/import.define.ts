import {define} from '../../base/define.js';
import '../button/button.define.js';
import '../file-upload/file-upload.define.js';
import '../steps/steps.define.js';
import {LcImport} from './import.js';

define('lc-import', LcImport);

declare global {
  interface HTMLElementTagNameMap {
    'lc-import': LcImport;
  }
}

export * from './import.js';
