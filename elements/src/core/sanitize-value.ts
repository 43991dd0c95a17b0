/** A valid floating-point number of HTML: no plus sign, no spaces, and digits after the point. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

/** From the first to the last character that is not ASCII white space. */
const INNER = /[^\t\n\f\r ](?:.*[^\t\n\f\r ])?/s;

/** The number that a text says in HTML's own format; null if it says none, or one that is too great. */
export function parseNumber(text: string): number | null {
  const number = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** Removes line breaks, which no one-line field can hold. */
export const withoutLineBreaks = (text: string): string => text.replace(/[\n\r]+/g, '');

/**
 * The value of an `<input>` of a type, made from any text (HTML standard, "value sanitization algorithm"). Types
 * without an own rule follow the one of `text`.
 */
export function sanitizeValue(type: string, text: string): string {
  if (type === 'number') return parseNumber(text) === null ? '' : text;
  const line = withoutLineBreaks(text);
  return type === 'email' || type === 'url' ? (INNER.exec(line)?.[0] ?? '') : line;
}
