import {define} from '../../base/define.js';
import '../../core/validation/rules.define.js';
import {LcForm} from './form.js';

define('lc-form', LcForm);

declare global {
  interface HTMLElementTagNameMap {
    'lc-form': LcForm;
  }
}

export * from './connect-form.js';
export {connectionOf, FormConnection} from './form-connection.js';
export type {FieldState, FormOptions, FormShowValidation} from './form-options.js';
export {
  FormSubmitEvent,
  type FormIssue,
  type FormIssuesDetail,
  type FormSubmitDetail,
} from './form-events.js';
export type {GivenIssue} from './form-issues.js';
export * from './form.js';
