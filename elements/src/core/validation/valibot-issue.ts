import type {Issue} from './issue.js';
import type {ParseVendorIssue} from './vendor-issue.js';

/** valibot's English messages. The schema's author wrote all other messages. */
const OWN_SENTENCE = /^Invalid [^:]+: (Expected .+ but r|R)eceived /s;

const ISSUE_OF_TYPE: Readonly<Record<string, (requirement: number) => Issue>> = {
  min_length: min => ({code: 'tooShort', min}),
  max_length: max => ({code: 'tooLong', max}),
  length: length => ({code: 'lengthBetween', min: length, max: length}),
  non_empty: () => ({code: 'valueMissing'}),
  min_value: min => ({code: 'rangeUnderflow', min}),
  max_value: max => ({code: 'rangeOverflow', max}),
  multiple_of: step => ({code: 'stepMismatch', step}),
  email: () => ({code: 'notAnEmail'}),
  url: () => ({code: 'notAUrl'}),
  regex: () => ({code: 'patternMismatch'}),
  integer: () => ({code: 'notAnInteger'}),
  number: () => ({code: 'notANumber'}),
  date: () => ({code: 'notADate'}),
  picklist: () => ({code: 'notAnOption'}),
  enum: () => ({code: 'notAnOption'}),
};

/** Converts an issue of valibot 1 by its `type` and `requirement`. */
export const parseValibotIssue: ParseVendorIssue = issue => {
  if (!OWN_SENTENCE.test(issue.message)) return null;
  if (issue.type === 'literal') return {code: issue.expected === 'true' ? 'mustBeTrue' : 'notAnOption'};
  const isNumber = issue.requirement === undefined || typeof issue.requirement === 'number';
  const read = ISSUE_OF_TYPE[String(issue.type)];
  const isPattern = issue.type === 'regex' || issue.type === 'email';
  return read !== undefined && (isNumber || isPattern)
    ? read(issue.requirement as number)
    : {code: 'notValid'};
};
