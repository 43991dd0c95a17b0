import type {Terms} from '../terms.js';
import {thisField} from './field.js';
import {
  lengthExactly,
  mustBeOn,
  mustBeTrue,
  notANumber,
  notAUrl,
  notAnEmail,
  patternMismatch,
  rangeBetween,
  rangeOverflow,
  rangeUnderflow,
  stepMismatch,
  tooLong,
  tooShort,
} from './sentences.js';
import {close, grouped, required} from './words.js';

export const checkboxTexts = {
  mustBeTrue,
} satisfies Partial<Terms>;

export const checkboxGroupTexts = {
  tooShort,
  tooLong,
  required,
  selectAll: () => 'Select all',
} satisfies Partial<Terms>;

export const switchTexts = {
  mustBeOn,
} satisfies Partial<Terms>;

export const textInputTexts = {
  tooShort,
  tooLong,
  rangeUnderflow,
  rangeOverflow,
  stepMismatch,
  patternMismatch,
  notAnEmail,
  notAUrl,
  notANumber,
} satisfies Partial<Terms>;

export const passwordTexts = {
  showPassword: () => 'Show password',
  hidePassword: () => 'Hide password',
  passwordShown: () => 'The password is visible.',
  passwordHidden: () => 'The password is hidden.',
  capsLockOn: () => 'Caps Lock is on.',
} satisfies Partial<Terms>;

const notComplete: Terms['notComplete'] = label => `${label} is not complete.`;

export const textFormatTexts = {
  thisField,
  patternMismatch,
  notInFormat: (label, example) => `${label} must look like ${example}.`,
  notComplete,
  wrongCheckDigits: label => `${label} has at least one wrong character.`,
} satisfies Partial<Terms>;

export const phoneInputTexts = {
  notComplete,
  countryCode: () => 'Country code',
  callingCodeMissing: label => `${label} needs its country: select it, or start with + and the country code.`,
  notAPhoneNumber: label => `${label} is not a possible phone number.`,
} satisfies Partial<Terms>;

export const numberInputTexts = {
  rangeUnderflow,
  rangeOverflow,
  stepMismatch,
  notANumber,
  increase: label => (label === '' ? 'Increase' : `Increase ${label}`),
  decrease: label => (label === '' ? 'Decrease' : `Decrease ${label}`),
} satisfies Partial<Terms>;

export const timeInputTexts = {
  timeUnderflow: (label, min, max) =>
    `${label} must be ${max === undefined ? `${min} or later` : `from ${min} to ${max}`}.`,
  timeOverflow: (label, max) => `${label} must be ${max} or earlier.`,
  stepMismatch,
  notATime: label => `${label} must be a time, such as 9:30.`,
} satisfies Partial<Terms>;

export const codeInputTexts = {
  lengthExactly,
} satisfies Partial<Terms>;
const characters = (count: number) => `${grouped(count)} ${count === 1 ? 'character' : 'characters'}`;

export const textAreaTexts = {
  tooShort,
  tooLong,
  characterCount: (count, max) =>
    max === null ? characters(count) : `${grouped(count)} of ${characters(max)}`,
  charactersLeft: count =>
    count < 0
      ? `${characters(-count)} too many`
      : `${count === 0 ? 'No characters' : characters(count)} left`,
} satisfies Partial<Terms>;

export const sliderTexts = {
  rangeUnderflow,
  rangeOverflow,
  rangeBetween,
} satisfies Partial<Terms>;

export const rangeSliderTexts = {
  filterFrom: () => 'From',
  filterTo: () => 'To',
} satisfies Partial<Terms>;

export const ratingTexts = {
  ratingOf: (value, max) => `${value} of ${max}`,
  noRating: () => 'No rating',
} satisfies Partial<Terms>;

export const colorInputTexts = {
  close,
  notAColor: (label, example) => `${label} must be a color, such as ${example}.`,
  opaqueOnly: label => `${label} must be a color that is not transparent.`,
  chooseColor: () => 'Choose a color',
  saturation: () => 'Saturation',
  brightness: () => 'Brightness',
  hue: () => 'Hue',
  opacity: () => 'Opacity',
  swatches: () => 'Swatches',
  pickFromScreen: () => 'Pick from the screen',
  contrastRatio: ratio => `Contrast ${ratio}:1`,
  largeTextOnly: () => 'AA for large text only',
  contrastTooLow: () => 'too low for text',
} satisfies Partial<Terms>;
