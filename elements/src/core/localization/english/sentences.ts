import type {Terms} from '../terms.js';
import {counted} from './words.js';

// Sentences about invalid values. The attributes of some elements can cause them, and rules can cause any of them.

export const mustBeTrue: Terms['mustBeTrue'] = label => `${label} must be checked.`;
export const mustBeOn: Terms['mustBeOn'] = label => `${label} must be on.`;
export const tooShort: Terms['tooShort'] = (label, min, unit) =>
  `${label} must have at least ${counted(min, unit)}.`;
export const tooLong: Terms['tooLong'] = (label, max, unit) =>
  `${label} must have no more than ${counted(max, unit)}.`;
export const lengthExactly: Terms['lengthExactly'] = (label, length, unit) =>
  `${label} must have exactly ${counted(length, unit)}.`;
export const rangeUnderflow: Terms['rangeUnderflow'] = (label, min, isExclusive) =>
  `${label} must be ${isExclusive ? `more than ${min}` : `${min} or more`}.`;
export const rangeOverflow: Terms['rangeOverflow'] = (label, max, isExclusive) =>
  `${label} must be ${isExclusive ? `less than ${max}` : `${max} or less`}.`;
export const dateUnderflow: Terms['dateUnderflow'] = (label, min, isExclusive) =>
  `${label} must be ${isExclusive ? `after ${min}` : `${min} or later`}.`;
export const dateOverflow: Terms['dateOverflow'] = (label, max, isExclusive) =>
  `${label} must be ${isExclusive ? `before ${max}` : `${max} or earlier`}.`;
export const rangeBetween: Terms['rangeBetween'] = (label, min, max) =>
  `${label} must be from ${min} to ${max}.`;
export const stepMismatch: Terms['stepMismatch'] = (label, step) => `${label} must go in steps of ${step}.`;
export const patternMismatch: Terms['patternMismatch'] = label => `${label} is not in the expected format.`;
export const notAnEmail: Terms['notAnEmail'] = label =>
  `${label} must be an email address, such as name@example.com.`;
export const notAUrl: Terms['notAUrl'] = label =>
  `${label} must be a web address, such as https://example.com.`;
export const notANumber: Terms['notANumber'] = label => `${label} must be a number.`;
export const notAnOption: Terms['notAnOption'] = label => `${label} must be one of the options.`;
export const notADate: Terms['notADate'] = label => `${label} must be a valid date.`;
export const notValid: Terms['notValid'] = label => `${label} is not valid.`;
