/** A tag with its attributes, or a text, of which the entities are not decoded yet. */
export type HtmlToken =
  | {readonly type: 'text'; readonly text: string}
  | {readonly type: 'start'; readonly name: string; readonly attributes: ReadonlyMap<string, string>}
  | {readonly type: 'end'; readonly name: string};

/** Elements whose content is not HTML, and not a text that a page shows. */
const RAW_ELEMENTS = ['script', 'style', 'title', 'textarea', 'xmp', 'iframe', 'noscript'];

const SPACE = /\s/;
const LETTER = /[a-z]/i;

/**
 * Reads HTML token by token, without comments, scripts, and style sheets, like the tokenizer of the HTML standard. It only
 * goes forward, so the time grows with the length.
 */
export class HtmlTokens {
  readonly #html: string;
  #at = 0;

  constructor(html: string) {
    this.#html = html;
  }

  /** How many characters are read. */
  get position(): number {
    return this.#at;
  }

  /** Returns the next token, or null at the end. An unfinished tag is the end. */
  next(): HtmlToken | null {
    const html = this.#html;
    while (this.#at < html.length) {
      const start = this.#at;
      const next = html[start] === '<' ? (html[start + 1] ?? '') : '';
      if (LETTER.test(next)) return this.#readTag(start + 1, 'start');
      if (next === '/' && LETTER.test(html[start + 2] ?? '')) return this.#readTag(start + 2, 'end');
      // What else starts like a tag is a comment.
      if (next !== '' && '!?/'.includes(next)) this.#skipComment();
      else {
        this.#at = indexOrEnd(html, html.indexOf('<', start + 1));
        return {type: 'text', text: html.slice(start, this.#at)};
      }
    }
    return null;
  }

  #skipComment(): void {
    const end = this.#html.startsWith('<!--', this.#at) ? '-->' : '>';
    // As in `<!-->`, the end may have dashes of the start.
    const index = this.#html.indexOf(end, this.#at + 2);
    this.#at = index === -1 ? this.#html.length : index + end.length;
  }

  #readTag(start: number, type: 'start' | 'end'): HtmlToken | null {
    this.#at = start;
    const name = this.#readUntil('/>').toLowerCase();
    const attributes = this.#readAttributes();
    if (attributes === null) return null;
    if (type === 'end') return {type, name};
    if (RAW_ELEMENTS.includes(name)) this.#skipContent(name);
    return {type, name, attributes};
  }

  /** Returns null if the tag has no end. */
  #readAttributes(): ReadonlyMap<string, string> | null {
    const attributes = new Map<string, string>();
    for (;;) {
      this.#skip(character => character === '/' || SPACE.test(character));
      const character = this.#html[this.#at];
      if (character === undefined) return null;
      if (character === '>') break;
      this.#at += 1;
      const name = (character + this.#readUntil('/>=')).toLowerCase();
      this.#skipSpace();
      const value = this.#html[this.#at] === '=' ? this.#readValue() : '';
      if (!attributes.has(name)) attributes.set(name, value);
    }
    this.#at += 1;
    return attributes;
  }

  #readValue(): string {
    this.#at += 1;
    this.#skipSpace();
    const quote = this.#html[this.#at];
    if (quote !== '"' && quote !== "'") return this.#readUntil('>');
    const start = this.#at + 1;
    const end = indexOrEnd(this.#html, this.#html.indexOf(quote, start));
    this.#at = end + 1;
    return this.#html.slice(start, end);
  }

  #skipContent(name: string): void {
    const end = new RegExp(`</${name}`, 'gi');
    end.lastIndex = this.#at;
    this.#at = indexOrEnd(this.#html, end.exec(this.#html)?.index ?? -1);
  }

  #skipSpace(): void {
    this.#skip(character => SPACE.test(character));
  }

  #readUntil(ends: string): string {
    const start = this.#at;
    this.#skip(character => !ends.includes(character) && !SPACE.test(character));
    return this.#html.slice(start, this.#at);
  }

  #skip(isSkipped: (character: string) => boolean): void {
    while (this.#at < this.#html.length && isSkipped(this.#html[this.#at]!)) this.#at += 1;
  }
}

const indexOrEnd = (html: string, index: number): number => (index === -1 ? html.length : index);
