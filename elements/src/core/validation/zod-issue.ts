import type {Issue} from './issue.js';
import type {Path} from './path.js';
import type {ParseVendorIssue, VendorIssue} from './vendor-issue.js';

/** The beginnings of zod's English messages. The schema's author wrote all other messages. */
const OWN_SENTENCE =
  /^(Too small: |Too big: |Invalid (input|option|string|number|email|URL|ISO|date|UUID|\w+ address)\b)/;

/** Converts an issue of zod 4 by its `code` and limits. */
export const parseZodIssue: ParseVendorIssue = issue => {
  if (!OWN_SENTENCE.test(issue.message)) return null;
  switch (issue.code) {
    case 'too_small':
      return boundIssue(issue.origin, issue.exact, {min: issue.minimum as number});
    case 'too_big':
      return boundIssue(issue.origin, issue.exact, {max: issue.maximum as number});
    case 'invalid_format':
      return formatIssue(issue.format);
    case 'invalid_type':
      return typeIssue(issue.expected);
    case 'invalid_value':
      return (issue.values as unknown[])[0] === true ? {code: 'mustBeTrue'} : {code: 'notAnOption'};
    case 'not_multiple_of':
      return {code: 'stepMismatch', step: issue.divisor as number};
    case 'invalid_union':
      return unionIssue(issue.errors);
    default:
      return {code: 'notValid'};
  }
};

function boundIssue(origin: unknown, exact: unknown, bound: {min: number} | {max: number}): Issue {
  const isLength = origin === 'string';
  if (!isLength && origin !== 'number' && origin !== 'int') return {code: 'notValid'};
  if (isLength && exact === true) {
    const length = 'min' in bound ? bound.min : bound.max;
    return {code: 'lengthBetween', min: length, max: length};
  }
  if ('min' in bound) return {code: isLength ? 'tooShort' : 'rangeUnderflow', min: bound.min};
  return {code: isLength ? 'tooLong' : 'rangeOverflow', max: bound.max};
}

function formatIssue(format: unknown): Issue {
  if (format === 'email') return {code: 'notAnEmail'};
  if (format === 'url') return {code: 'notAUrl'};
  return {code: 'patternMismatch'};
}

function typeIssue(expected: unknown): Issue {
  if (expected === 'number') return {code: 'notANumber'};
  if (expected === 'int') return {code: 'notAnInteger'};
  if (expected === 'date') return {code: 'notADate'};
  return {code: 'notValid'};
}

/** The last branch of a union has the actual rule, such as in `z.literal('').or(z.string().min(3))`. */
function unionIssue(errors: unknown): Issue | null {
  const branches = Array.isArray(errors) ? (errors as VendorIssue[][]) : [];
  const issue = branches.at(-1)?.[0];
  // An issue of a part must not be reported for the whole value.
  if (issue === undefined || (issue.path as Path).length > 0) return {code: 'notValid'};
  return parseZodIssue(issue) ?? {code: 'authored', message: issue.message};
}
