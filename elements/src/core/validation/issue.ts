import type {Path} from './path.js';

/** The reason why a value is invalid, without a message. */
export type Issue = Problem & {
  /** The label of the value in the rules, used instead of the control's label. */
  readonly label?: string | undefined;
};

type Problem =
  | {readonly code: 'valueMissing' | 'mustBeTrue' | 'mustBeOn'}
  | {readonly code: 'tooShort'; readonly min: number | string; readonly unit?: LengthUnit | undefined}
  | {readonly code: 'tooLong'; readonly max: number | string; readonly unit?: LengthUnit | undefined}
  | {
      readonly code: 'lengthBetween';
      readonly min: number | string;
      readonly max: number | string;
      readonly unit?: LengthUnit | undefined;
    }
  | {readonly code: 'rangeUnderflow'; readonly min: number | string; readonly isExclusive?: true | undefined}
  | {readonly code: 'rangeOverflow'; readonly max: number | string; readonly isExclusive?: true | undefined}
  | {readonly code: 'rangeBetween'; readonly min: Limit; readonly max: Limit}
  | {readonly code: 'dateUnderflow'; readonly min: string | Date; readonly isExclusive?: true | undefined}
  | {readonly code: 'dateOverflow'; readonly max: string | Date; readonly isExclusive?: true | undefined}
  /** With `max`, the range goes over midnight. */
  | {readonly code: 'timeUnderflow'; readonly min: string; readonly max?: string | undefined}
  | {readonly code: 'timeOverflow'; readonly max: string}
  | {readonly code: 'stepMismatch'; readonly step: number | string}
  | {readonly code: 'fileTypeMismatch'; readonly accept: string}
  | {readonly code: 'fileTooLarge'; /** In bytes. */ readonly maxSize: number}
  | {
      readonly code:
        /** Out of a limit that the schema does not report. */
        | 'tooSmall'
        | 'tooLarge'
        | 'tooEarly'
        | 'tooLate'
        | 'patternMismatch'
        | 'notAnEmail'
        | 'notAUrl'
        | 'notANumber'
        | 'notAnInteger'
        | 'notADate'
        | 'notATime'
        | 'notAnOption'
        | 'tooManyFiles'
        | 'notAFile'
        | 'checkPending'
        | 'checkFailed';
    }
  | {
      readonly code: 'notValid';
      /** What the schema's author expects, in their words, such as "odd". */
      readonly expected?: string | undefined;
    }
  /** A message of the schema's author, which is shown unchanged. */
  | {readonly code: 'authored'; readonly message: string};

/** What a length counts. Default: `'character'`. */
export type LengthUnit = 'character' | 'item' | 'word' | 'byte';

type Limit = number | string | Date;

/** All limits that issues name, in the order of the messages. */
export interface Limits extends Partial<Record<'min' | 'max' | 'step' | 'accept' | 'maxSize', Limit>> {
  readonly unit?: LengthUnit | undefined;
  readonly isExclusive?: true | undefined;
}

/** Returns the issue of a message from the schema's author. Without a message, the value is still not valid. */
export function authoredIssue(message: unknown): Issue {
  return typeof message === 'string' && message.trim() !== ''
    ? {code: 'authored', message}
    : {code: 'notValid'};
}

/** Whether two issues have the same message. */
export function isSameIssue(one: Issue | null, other: Issue | null): boolean {
  if (one === other || one === null || other === null) return one === other;
  const [values, others] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const keys = Object.keys(values);
  return (
    keys.length === Object.keys(others).length &&
    keys.every(key => Object.is(values[key]?.valueOf(), others[key]?.valueOf()))
  );
}

/** An issue and the path to the invalid part of the value. */
export interface IssueAt {
  readonly issue: Issue;
  readonly path: Path;
}

/** Returns the answer for a value that the rules reject. Without issues, the value is still not valid. */
export function rejection(issues: readonly IssueAt[]): CheckedValues {
  return {issues: issues.length > 0 ? issues : [{issue: {code: 'notValid'}, path: []}], output: undefined};
}

/** The answer of rules for a value. */
export interface CheckedValues {
  /** All issues of the value and its parts. Empty if the value is valid. */
  readonly issues: readonly IssueAt[];
  /** The output of the schema, which may convert values. Undefined if there are issues. */
  readonly output: unknown;
}

/** The name of an issue. */
export type IssueCode = Issue['code'];

/** Values that mean that nothing was entered. `NaN` is not one of them: it means invalid input. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
