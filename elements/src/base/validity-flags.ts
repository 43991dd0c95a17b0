import type {IssueCode} from '../core/validation/index.js';

const FLAG_OF_CODE: Partial<Record<IssueCode, keyof ValidityStateFlags>> = {
  valueMissing: 'valueMissing',
  mustBeTrue: 'valueMissing',
  mustBeOn: 'valueMissing',
  tooShort: 'tooShort',
  tooLong: 'tooLong',
  rangeUnderflow: 'rangeUnderflow',
  rangeOverflow: 'rangeOverflow',
  tooSmall: 'rangeUnderflow',
  tooLarge: 'rangeOverflow',
  tooEarly: 'rangeUnderflow',
  tooLate: 'rangeOverflow',
  stepMismatch: 'stepMismatch',
  patternMismatch: 'patternMismatch',
  notAnEmail: 'typeMismatch',
  notAUrl: 'typeMismatch',
  notANumber: 'badInput',
  notATime: 'badInput',
};

/** Returns the HTML validity flag of an issue. Issues without a flag in HTML are custom errors. */
export function validityFlags(code: IssueCode): ValidityStateFlags {
  return {[FLAG_OF_CODE[code.replace(/^date|^time/, 'range') as IssueCode] ?? 'customError']: true};
}
