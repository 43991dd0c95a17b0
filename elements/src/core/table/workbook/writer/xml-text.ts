/** Line breaks of XML are line feeds, as in Excel. Other control characters, and what looks like an escape, need an escape. */
const SPECIAL = /[&<>"\uFFFE\uFFFF]|\r\n?|(?![\t\n])\p{Cc}|_(?=x[\da-f]{4}_)/giu;
const HAS_SPECIAL = new RegExp(SPECIAL.source, 'iu');

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/**
 * Returns a text for the content of an element, or for an attribute. What XML forbids has the escapes of Excel, such as
 * `_x0001_`; half of a surrogate pair becomes U+FFFD with the encoding in UTF-8, like in any other file.
 */
export const xmlText = (text: string): string =>
  HAS_SPECIAL.test(text) ? text.replace(SPECIAL, escaped) : text;

function escaped(text: string): string {
  if (text.startsWith('\r')) return '\n';
  return ENTITIES[text] ?? `_x${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
