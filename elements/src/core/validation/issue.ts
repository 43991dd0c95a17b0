import type {Path} from './path.js';

/** The reason why a value is invalid, without a message. */
export type Issue = Problem & {
  /** The label of the value in the rules, used instead of the control's label. */
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
  /** A message of the schema's author, which is shown unchanged. */
  | {readonly code: 'authored'; readonly message: string};

/** All limits that issues name, in the order of the messages. */
export type Limits = Partial<Record<'min' | 'max' | 'step' | 'accept' | 'maxSize', number | string>>;

/** Returns the issue of a message from the schema's author. Without a message, the value is still not valid. */
export function authoredIssue(message: unknown): Issue {
  return typeof message === 'string' && message.trim() !== ''
    ? {code: 'authored', message}
    : {code: 'notValid'};
}

/** An issue and the path to the invalid part of the value. */
export interface IssueAt {
  readonly issue: Issue;
  readonly path: Path;
}

/** Returns the issues of a value that the rules reject. Without any, the value is still not valid. */
export function rejection(issues: readonly IssueAt[]): readonly IssueAt[] {
  return issues.length > 0 ? issues : [{issue: {code: 'notValid'}, path: []}];
}

/** The name of an issue. */
export type IssueCode = Issue['code'];

/** Values that mean that nothing was entered. `NaN` is not one of them: it means invalid input. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
