import {issueOfCheck, issueOfChoice} from './check-issue.js';
import type {ParseVendorIssue} from './vendor-issue.js';

/** valibot's English messages. The schema's author wrote all other messages. */
const OWN_SENTENCE = /^Invalid [^:]+: (Expected .+ but r|R)eceived /s;

/** Converts an issue of valibot 1 by its `type` and `requirement`. */
export const parseValibotIssue: ParseVendorIssue = ({message, type, expected, requirement}) => {
  if (!OWN_SENTENCE.test(message)) return null;
  return type === 'literal' ? issueOfChoice(expected === 'true') : issueOfCheck(type, requirement);
};
