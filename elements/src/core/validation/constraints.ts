import type {Issue} from './issue.js';

/** Length bounds of a text, in UTF-16 code units as HTML counts them; null means unbounded. */
export interface LengthBounds {
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

/** The length issue of a text that was entered; an empty text is the business of `required`, not of its length. */
export function checkLength(text: string, {minLength, maxLength}: LengthBounds): Issue | null {
  if (text === '') return null;
  if (minLength !== null && text.length < minLength) return {code: 'tooShort', min: minLength};
  if (maxLength !== null && text.length > maxLength) return {code: 'tooLong', max: maxLength};
  return null;
}
