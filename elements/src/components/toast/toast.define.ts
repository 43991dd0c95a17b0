import '../toast-region/toast-region.define.js';
import {define} from '../../base/define.js';
import {prepareToastRegion} from '../toast-region/toast-call.js';
import {LcToast} from './toast.js';

define('lc-toast', LcToast);
prepareToastRegion();

declare global {
  interface HTMLElementTagNameMap {
    'lc-toast': LcToast;
  }
}

export * from './toast.js';
export {toast} from '../toast-region/toast-call.js';
export type {
  ToastCall,
  ToastChanges,
  ToastContent,
  ToastHandle,
  ToastOutcome,
  ToastPromiseMessages,
} from '../toast-region/toast-call-types.js';
export type {
  ToastAction,
  ToastCloseReason,
  ToastOptions,
  ToastPosition,
  ToastType,
} from '../../core/toast/index.js';
