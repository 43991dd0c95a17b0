import {issueOfBounds, issueOfCheck, issueOfChoice, issueOfStep, unitOf} from './check-issue.js';
import {authoredIssue, type Issue} from './issue.js';
import type {Path} from './path.js';
import type {ParseVendorIssue, VendorIssue} from './vendor-issue.js';

/** arktype's messages are the problem, after the path if there is one. The author wrote all other messages. */
const isOwnMessage = ({message, problem}: VendorIssue): boolean => message.endsWith(String(problem));

/** What arktype's own keywords expect, and the name of the check. */
const EXPECTED: readonly (readonly [pattern: RegExp, check: string])[] = [
  [/^an email/, 'email'],
  [/^a URL/, 'url'],
  [/ date$/, 'date'],
  [/^removed$|^valid according to/, ''],
];

/** Converts an issue of arktype 2 by its `code` and `rule`. */
export const parseArktypeIssue: ParseVendorIssue = (issue, value) => {
  const {code, rule, data, exclusive} = issue;
  if (!isOwnMessage(issue)) return null;
  const unit = unitOf(data);
  switch (code) {
    case 'min':
    case 'max':
      return issueOfBounds({[code]: rule, isExclusive: exclusive as boolean | undefined});
    case 'after':
    case 'before':
      return dateIssue(code, rule as Date);
    case 'minLength':
      return issueOfBounds({min: rule, unit});
    case 'maxLength':
      return issueOfBounds({max: rule, unit});
    case 'exactLength':
      return issueOfBounds({min: rule, max: rule, unit});
    case 'divisor':
      return issueOfStep(rule);
    case 'domain':
      return issueOfCheck(issue.domain);
    case 'proto':
      return issueOfCheck(issue.proto === Date && 'date');
    case 'unit':
      return issueOfChoice(issue.unit === true);
    case 'pattern':
    case 'predicate':
      return wordedIssue(issue);
    case 'union':
    case 'intersection':
      return partIssue(issue, value);
    default:
      return {code: 'notValid'};
  }
};

/** arktype moves an exclusive limit by one millisecond and makes it inclusive. */
function dateIssue(code: 'after' | 'before', rule: Date): Issue {
  const side = code === 'after' ? 1 : -1;
  const limit = new Date(rule.getTime() - side);
  const isExclusive = limit.getTime() % 1000 === 0;
  return issueOfBounds({[side > 0 ? 'min' : 'max']: isExclusive ? limit : rule, isExclusive});
}

/** The expectation of a predicate, such as "odd" in `ctx.mustBe('odd')`, is in the words of the author. */
function wordedIssue({code, expected}: VendorIssue): Issue {
  const text = String(expected);
  const known = EXPECTED.find(([pattern]) => pattern.test(text));
  if (known !== undefined) return issueOfCheck(known[1]);
  return code === 'pattern' ? issueOfCheck(code) : {code: 'notValid', expected: text};
}

/** Of several failures, the user most likely meant the one of the matching type. */
function partIssue({errors, path}: VendorIssue, value: unknown): Issue | null {
  const parts = errors as VendorIssue[];
  const isTyped = ({code}: VendorIssue) => !/^(unit|domain|proto)$/.test(String(code));
  const part = parts.find(isTyped) ?? parts.find(({code}) => code !== 'unit') ?? parts[0];
  // An issue of a part must not be reported for the whole value.
  if (part === undefined || (part.path as Path).length > (path as Path).length) return {code: 'notValid'};
  if (part.code === 'unit') return choiceIssue(parts);
  return parseArktypeIssue(part, value) ?? authoredIssue(part.message);
}

/** A boolean is a union of `true` and `false`. */
function choiceIssue(parts: readonly VendorIssue[]): Issue {
  return {code: parts.every(({unit}) => typeof unit === 'boolean') ? 'notValid' : 'notAnOption'};
}
