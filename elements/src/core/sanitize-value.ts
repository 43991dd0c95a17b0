/** A valid floating-point number in HTML: no plus sign, no spaces, and digits after the decimal point. */
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

/** From the first to the last character that is not ASCII white space. */
const INNER = /[^\t\n\f\r ](?:.*[^\t\n\f\r ])?/s;

/** Parses a number in the format of HTML. Returns null if the text is not a number, or if the number is too large. */
export function parseNumber(text: string): number | null {
  const number = NUMBER.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : null;
}

/** Removes line breaks, which a single-line field cannot contain. */
export const withoutLineBreaks = (text: string): string => text.replace(/[\n\r]/g, '');

/**
 * Sanitizes text to the value of an `<input>` of a type (HTML standard, "value sanitization algorithm"). Types without
 * their own rule use the rule of `text`.
 */
export function sanitizeValue(type: string, text: string): string {
  if (type === 'number') return parseNumber(text) === null ? '' : text;
  const line = withoutLineBreaks(text);
  return type === 'email' || type === 'url' ? (INNER.exec(line)?.[0] ?? '') : line;
}
