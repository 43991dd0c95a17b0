/** Rules for the values of controls, as superstruct structs. Only this part of the library imports superstruct. */
export {mustBeTrue, optionalBoolean} from './boolean.js';
export {optionalChoice, requiredChoice} from './choice.js';
export {optionalDate, validDate} from './date.js';
export {optionalFile, requiredFile, type FileEntry, type FilledFileEntry} from './file.js';
export {numberBetween, optionalNumber} from './number.js';
export type {RuleOptions} from './rule.js';
export {optionalText, requiredText, type TextRuleOptions} from './text.js';
