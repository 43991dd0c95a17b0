import {define} from '../../base/define.js';
import {LcFileUpload} from './file-upload.js';

define('lc-file-upload', LcFileUpload);

declare global {
  interface HTMLElementTagNameMap {
    'lc-file-upload': LcFileUpload;
  }
}

export * from './file-upload.js';
