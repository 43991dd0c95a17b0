import type {Path} from './path.js';

/** What is wrong with a value, before it is put into words. */
export type Issue = Problem & {
  /** What the rules call the value, instead of the control's label. */
  readonly label?: string | undefined;
};

type Problem =
  | {readonly code: 'valueMissing' | 'mustBeTrue' | 'mustBeOn'}
  | {readonly code: 'tooShort' | 'rangeUnderflow'; readonly min: number | string}
  | {readonly code: 'tooLong' | 'rangeOverflow'; readonly max: number | string}
  | {
      readonly code: 'lengthBetween' | 'rangeBetween';
      readonly min: number | string;
      readonly max: number | string;
    }
  | {readonly code: 'dateUnderflow'; readonly min: string}
  | {readonly code: 'dateOverflow'; readonly max: string}
  | {readonly code: 'stepMismatch'; readonly step: number | string}
  | {readonly code: 'fileTypeMismatch'; readonly accept: string}
  | {readonly code: 'fileTooLarge'; /** In bytes. */ readonly maxSize: number}
  | {
      readonly code:
        | 'patternMismatch'
        | 'notAnEmail'
        | 'notAUrl'
        | 'notANumber'
        | 'notAnInteger'
        | 'notADate'
        | 'notAnOption'
        | 'tooManyFiles'
        | 'notAFile'
        | 'notValid'
        | 'checkPending'
        | 'checkFailed';
    }
  /** A sentence that the schema's author wrote; it is shown as it is. */
  | {readonly code: 'authored'; readonly message: string};

/** An issue and the part of the value that has it. */
export interface IssueAt {
  readonly issue: Issue;
  readonly path: Path;
}

/** The name of an issue. */
export type IssueCode = Issue['code'];

/** Values that count as "nothing was entered". `NaN` does not: something was, and it is not a number. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
