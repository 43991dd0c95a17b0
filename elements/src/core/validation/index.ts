export {checkLength, type LengthBounds} from './constraints.js';
export * from './helpers/index.js';
export {isEmptyValue, type CheckedValues, type Issue, type IssueAt, type IssueCode} from './issue.js';
export {describeIssue, type MessageTexts} from './messages.js';
export {readForm, type FieldKind, type FormEntries, type FormShape, type FormValues} from './read-form.js';
export type {SentFile} from './form-entry.js';
export type {SentEntries, SentInput} from './read-by-schema.js';
export {LatestCheck} from './latest-check.js';
export {checkRules, checkValues} from './check-values.js';
export type {CheckResult, Rules} from './rules-slot.js';
export type {InputOf, OutputOf} from './schema-types.js';
export type {StandardSchemaLike} from './standard-schema.js';
export type {SuperstructLike} from './superstruct.js';
export {
  validate,
  validateForm,
  type FieldIssue,
  type FormValidationOptions,
  type FormValidationResult,
  type ValidationResult,
} from './validate.js';
export {validationSignal} from './validation-signal.js';
export {isResultShown, type ShowValidation, type Visibility} from './visibility.js';
