export {checkLength, type LengthBounds} from './constraints.js';
export {isEmptyValue, type Issue, type IssueCode} from './issue.js';
export {LatestCheck} from './latest-check.js';
export {describeIssue, type TermOf} from './messages.js';
export {checkRules, isRules, type CheckResult, type Rules} from './rules.js';
export type {StandardSchemaLike} from './standard-schema.js';
export type {SuperstructLike} from './superstruct.js';
export {validate, type ValidationResult} from './validate.js';
export {isResultShown, type ShowValidation, type Visibility} from './visibility.js';
