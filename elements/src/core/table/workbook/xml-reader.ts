import {WorkbookError} from '../import/workbook.js';
import {MAX_CHARACTERS} from './sheet-limits.js';

/** What reads the tags and texts of XML. Names have no prefix, because programs choose different ones. */
export interface XmlHandler {
  open(name: string, attributes: string): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** The longest tag or text: six times the longest cell of Excel, for entities. */
const MAX_LENGTH = 6 * MAX_CHARACTERS;

const TAG = /<(\/?)(?:[^\s"'<>/:]+:)?([^\s"'<>/:]+)([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>/y;
const ATTRIBUTE = /(?:[^\s=:]+:)?([^\s=:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const CHARACTERS: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

/** What is not a tag, with its end. */
const SECTIONS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '?>'],
] as const;
const CDATA = SECTIONS[1][0];

/**
 * Reads XML chunk by chunk, as it is inflated. It knows what workbooks have: entities that a document declares stay as they
 * are, so none can grow.
 */
export class XmlReader {
  readonly #handler: XmlHandler;
  #rest = '';

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  push(chunk: string): void {
    const xml = this.#rest + chunk;
    let at = 0;
    for (let start = xml.indexOf('<'); start !== -1; start = xml.indexOf('<', at)) {
      if (start > at) this.#handler.text?.(decodeEntities(xml.slice(at, start)));
      at = start;
      const end = this.#readTag(xml, start);
      if (end === 0) break;
      at = end;
    }
    this.#rest = xml.slice(at);
    if (this.#rest.length > MAX_LENGTH) throw new WorkbookError('not-a-workbook');
  }

  /** Checks that the last tag is complete. */
  end(): void {
    if (this.#rest.startsWith('<')) throw new WorkbookError('not-a-workbook');
  }

  /** Returns where a tag ends, or 0 if its end is in a later chunk. */
  #readTag(xml: string, start: number): number {
    const next = xml[start + 1];
    if (next === '!' || next === '?') return this.#readSection(xml, start);
    TAG.lastIndex = start;
    const match = TAG.exec(xml);
    if (match === null) return 0;
    const [, slash, name, attributes] = match as unknown as [string, string, string, string];
    if (slash === '') this.#handler.open(name, attributes);
    if (slash !== '' || attributes.endsWith('/')) this.#handler.close?.(name);
    return TAG.lastIndex;
  }

  #readSection(xml: string, start: number): number {
    if (xml.length - start < CDATA.length) return 0;
    const [opening, closing] = SECTIONS.find(([first]) => xml.startsWith(first, start))!;
    const end = xml.indexOf(closing, start + opening.length);
    if (end === -1) return 0;
    if (opening === CDATA) this.#handler.text?.(xml.slice(start + opening.length, end));
    return end + closing.length;
  }
}

/** Returns the attributes of a tag by their names without prefix. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, quoted, apostrophed] of tag.matchAll(ATTRIBUTE))
    attributes.set(name!, decodeEntities(quoted ?? apostrophed!));
  return attributes;
}

/** What XML forbids is written with four hexadecimal digits, such as `_x000D_`. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return CHARACTERS[name.toLowerCase()]!;
    const code = decimal === undefined ? parseInt(hexadecimal!, 16) : Number(decimal);
    return code > 0x10_ffff ? entity : String.fromCodePoint(code);
  });
}
