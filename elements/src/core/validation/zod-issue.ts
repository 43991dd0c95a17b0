import {isBlob, issueOfBounds, issueOfCheck, issueOfChoice, issueOfStep} from './check-issue.js';
import {authoredIssue, type Issue, type LengthUnit} from './issue.js';
import type {Path} from './path.js';
import type {ParseVendorIssue, VendorIssue} from './vendor-issue.js';

/** zod's English messages. The schema's author wrote all other messages. */
const OWN_SENTENCE =
  /^(Too (small|big): expected |Invalid (input|option): |Invalid discriminator value\. |Invalid string: must |Invalid number: must |Unrecognized keys?: |Invalid (key|value) in |Invalid input$)/;

/** The default messages for formats name the format in words. */
const OWN_FORMAT =
  /^Invalid (email address|URL|emoji|\w*id|ISO \w+|IPv\d \w+|MAC address|base64(url)?-encoded string|JSON string|E\.164 number|currency code|credit card number|IBAN|JWT|(low|upp)ercase)$/i;

const UNITS: Readonly<Record<string, LengthUnit>> = {
  string: 'character',
  array: 'item',
  set: 'item',
  map: 'item',
  file: 'byte',
};

/** Converts an issue of zod 4 by its `code` and limits. */
export const parseZodIssue: ParseVendorIssue = (issue, value) => {
  const {message, code, expected, format, divisor, minimum, maximum} = issue;
  const isFormat = code === 'invalid_format';
  if (!OWN_SENTENCE.test(message) && !(isFormat && isOwnFormat(message, format))) return null;
  switch (code) {
    case 'too_small':
      return limitIssue(issue, 'min', minimum);
    case 'too_big':
      return limitIssue(issue, 'max', maximum);
    case 'invalid_format':
      return issueOfCheck(/^(email|url|date|datetime)$/.test(String(format)) ? format : 'pattern');
    case 'invalid_type':
      return issueOfCheck(expected);
    case 'invalid_value':
      return valueIssue(issue.values as unknown[], value);
    case 'not_multiple_of':
      return issueOfStep(divisor);
    case 'invalid_union':
      return issue.options ? {code: 'notAnOption'} : unionIssue(issue.errors, value);
    default:
      return {code: 'notValid'};
  }
};

/** The message for a format of the app names it, such as "Invalid coupon" for `z.stringFormat('coupon', …)`. */
function isOwnFormat(message: string, format: unknown): boolean {
  return OWN_FORMAT.test(message) || (format !== 'email' && message === `Invalid ${String(format)}`);
}

function limitIssue({origin, exact, inclusive}: VendorIssue, side: 'min' | 'max', limit: unknown): Issue {
  const unit = UNITS[String(origin)];
  if (origin === 'file' && side === 'max' && !exact) return {code: 'fileTooLarge', maxSize: Number(limit)};
  if (exact) return issueOfBounds({min: limit, max: limit, unit});
  const bound = origin === 'date' ? new Date(Number(limit)) : limit;
  return issueOfBounds({[side]: bound, unit, isExclusive: inclusive === false});
}

/** A file can fail only the check of its type. */
function valueIssue(values: readonly unknown[], value: unknown): Issue {
  return isBlob(value)
    ? {code: 'fileTypeMismatch', accept: values.join()}
    : issueOfChoice(values[0] === true);
}

/**
 * The user most likely meant the branch whose type matches, or else the last one, such as in
 * `z.literal('').or(z.string().min(3))`.
 */
function unionIssue(errors: unknown, value: unknown): Issue | null {
  const branches = (errors as VendorIssue[][]).map(([first]) => first!);
  const issue = branches.find(({code}) => !/^invalid_(type|value)$/.test(String(code))) ?? branches.at(-1);
  // An issue of a part must not be reported for the whole value.
  if (issue === undefined || (issue.path as Path).length > 0) return {code: 'notValid'};
  return parseZodIssue(issue, value) ?? authoredIssue(issue.message);
}
