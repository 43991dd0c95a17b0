import {isBlob, issueOfBounds, issueOfCheck, issueOfChoice, issueOfStep, unitOf} from './check-issue.js';
import {authoredIssue, type Issue, type LengthUnit} from './issue.js';
import type {ParseVendorIssue, VendorIssue} from './vendor-issue.js';

/** valibot's English messages. The schema's author wrote all other messages. */
const OWN_SENTENCE = /^Invalid [^:]+: (Expected .+ but r|R)eceived /s;

/** The checks with a limit: `min_length`, `lt_value`, or, for an exact length, `length`. */
const LIMIT = /^(?:(min|max|gt|lt)_)?(value|length|size|entries|code_points|graphemes|bytes|words)$/;

const UNITS: Readonly<Record<string, LengthUnit>> = {bytes: 'byte', words: 'word'};

/** Checks of text that are not about its format. */
const NO_FORMAT = /check|not_|value/;

/** Converts an issue of valibot 1 by its `type` and `requirement`. */
export const parseValibotIssue: ParseVendorIssue = (issue, value) => {
  const {message, kind, type, expected, requirement, input} = issue;
  if (!OWN_SENTENCE.test(message)) return null;
  const name = String(type);
  const [isLimit, side, what] = LIMIT.exec(name) ?? [];
  if (isLimit && name !== 'value') return limitIssue(issue, side, what!);
  if (name === 'literal') return issueOfChoice(expected === 'true');
  if (name === 'multiple_of') return issueOfStep(requirement);
  if (name === 'mime_type') return {code: 'fileTypeMismatch', accept: (requirement as string[]).join()};
  if (name === 'union') return unionIssue(issue.issues as VendorIssue[] | undefined, value);
  const known = issueOfCheck(name);
  const isFormat = kind === 'validation' && typeof input === 'string' && !NO_FORMAT.test(name);
  return known.code === 'notValid' && isFormat ? {code: 'patternMismatch'} : known;
};

function limitIssue({input, requirement}: VendorIssue, side: string | undefined, what: string): Issue {
  const unit = what === 'value' ? undefined : (UNITS[what] ?? unitOf(input));
  if (side === 'max' && isBlob(input)) return {code: 'fileTooLarge', maxSize: Number(requirement)};
  if (side === undefined) return issueOfBounds({min: requirement, max: requirement, unit});
  const isMin = side === 'min' || side === 'gt';
  return issueOfBounds({[isMin ? 'min' : 'max']: requirement, unit, isExclusive: side.endsWith('t')});
}

/** The types of no branch match. The last one is the most telling, such as in `union([literal(''), picklist([…])])`. */
function unionIssue(branches: readonly VendorIssue[] | undefined, value: unknown): Issue | null {
  const issue = branches?.at(-1);
  // An issue of a part must not be reported for the whole value.
  if (issue === undefined || issue.path) return {code: 'notValid'};
  return parseValibotIssue(issue, value) ?? authoredIssue(issue.message);
}
