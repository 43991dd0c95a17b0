import type {Issue} from './issue.js';

/** The length limits of a text, in UTF-16 code units like in HTML. Null means no limit. */
export interface LengthBounds {
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

/** Returns the length issue of a text. Empty text has no length issue; `required` checks it. */
export function checkLength(text: string, {minLength, maxLength}: LengthBounds): Issue | null {
  if (text === '') return null;
  if (minLength !== null && text.length < minLength) return {code: 'tooShort', min: minLength};
  if (maxLength !== null && text.length > maxLength) return {code: 'tooLong', max: maxLength};
  return null;
}
