import {issueOfCheck, issueOfChoice} from './check-issue.js';
import {authoredIssue, type Issue} from './issue.js';
import type {Path} from './path.js';
import type {ParseVendorIssue, VendorIssue} from './vendor-issue.js';

/** The beginnings of zod's English messages. The schema's author wrote all other messages. */
const OWN_SENTENCE =
  /^(Too small: |Too big: |Invalid (input|option|string|number|email|URL|ISO|date|UUID|\w+ address)\b)/;

/** Converts an issue of zod 4 by its `code` and limits. */
export const parseZodIssue: ParseVendorIssue = issue => {
  const {message, code, expected, format, divisor, minimum, maximum} = issue;
  if (!OWN_SENTENCE.test(message)) return null;
  switch (code) {
    case 'too_small':
      return limitIssue(issue, 'min', minimum);
    case 'too_big':
      return limitIssue(issue, 'max', maximum);
    case 'invalid_format':
      return issueOfCheck(format === 'email' || format === 'url' ? format : 'regex');
    case 'invalid_type':
      return issueOfCheck(expected);
    case 'invalid_value':
      return issueOfChoice((issue.values as unknown[])[0] === true);
    case 'not_multiple_of':
      return issueOfCheck('multiple_of', divisor);
    case 'invalid_union':
      return unionIssue(issue.errors);
    default:
      return {code: 'notValid'};
  }
};

function limitIssue({origin, exact}: VendorIssue, side: 'min' | 'max', limit: unknown): Issue {
  if (origin === 'string') return issueOfCheck(exact ? 'length' : `${side}_length`, limit);
  if (origin === 'number' || origin === 'int') return issueOfCheck(`${side}_value`, limit);
  return {code: 'notValid'};
}

/** The last branch of a union has the actual rule, such as in `z.literal('').or(z.string().min(3))`. */
function unionIssue(errors: unknown): Issue | null {
  const branches = Array.isArray(errors) ? (errors as VendorIssue[][]) : [];
  const issue = branches.at(-1)?.[0];
  // An issue of a part must not be reported for the whole value.
  if (issue === undefined || (issue.path as Path).length > 0) return {code: 'notValid'};
  return parseZodIssue(issue) ?? authoredIssue(issue.message);
}
