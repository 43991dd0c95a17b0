/** Edits of markup by position, so that everything else keeps its format. */
import MagicString from 'magic-string';

/** @typedef {import('./read-markup.mjs').MarkupElement} MarkupElement */
/** @typedef {import('./read-markup.mjs').MarkupAttribute} MarkupAttribute */

export class MarkupEdits {
  #text;
  #edits;

  /** @param {string} text The whole file. */
  constructor(text) {
    this.#text = text;
    this.#edits = new MagicString(text);
  }

  /** The file with all edits. */
  get code() {
    return this.#edits.toString();
  }

  /**
   * Writes text in the place of another.
   *
   * @param {number} start
   * @param {number} end
   * @param {string} text
   */
  replace(start, end, text) {
    if (text === '') this.#edits.remove(start, end);
    else if (start === end) this.#edits.appendLeft(start, text);
    else this.#edits.update(start, end, text);
  }

  /**
   * @param {MarkupElement} element
   * @param {string} tag
   */
  setTag(element, tag) {
    this.#edits.update(element.tagEnd - element.tag.length, element.tagEnd, tag);
    if (element.closeStart !== null) {
      const start = this.#text.indexOf(element.tag, element.closeStart);
      if (start < element.end) this.#edits.update(start, start + element.tag.length, tag);
    } else if (element.isSelfClosing && tag.includes('-')) {
      // In HTML, no custom element closes itself.
      const start = this.#text.slice(0, element.openEnd - 2).trimEnd().length;
      this.#edits.update(start, element.openEnd, `></${tag}>`);
    }
  }

  /**
   * @param {MarkupAttribute} attribute
   * @param {string} name
   */
  rename(attribute, name) {
    if (name !== attribute.raw) this.#edits.update(attribute.start, attribute.nameEnd, name);
  }

  /**
   * @param {MarkupAttribute} attribute
   * @param {string} value
   */
  setValue(attribute, value) {
    if (attribute.valueStart === attribute.end) this.#edits.appendLeft(attribute.end, `="${value}"`);
    else this.#edits.update(attribute.valueStart, attribute.end, `"${value}"`);
  }

  /**
   * Removes an attribute with the white space before it.
   *
   * @param {MarkupAttribute} attribute
   */
  removeAttribute({start, end}) {
    this.#edits.remove(this.#text.slice(0, start).trimEnd().length, end);
  }

  /**
   * Adds an attribute before the others.
   *
   * @param {MarkupElement} element
   * @param {string} attribute Such as `max="100"`.
   */
  addAttribute(element, attribute) {
    this.#edits.appendLeft(element.tagEnd, ` ${attribute}`);
  }

  /** @param {MarkupElement} element */
  removeContent({openEnd, closeStart}) {
    if (closeStart !== null && closeStart > openEnd) this.#edits.remove(openEnd, closeStart);
  }

  /**
   * Removes an element with the empty rest of its line.
   *
   * @param {{start: number, end: number}} element
   */
  removeElement({start, end}) {
    const before = this.#text.slice(0, start).replace(/[ \t]+$/, '').length;
    const isLine = this.#text[before - 1] === '\n' && /^[ \t]*(\r?\n|$)/.test(this.#text.slice(end));
    this.#edits.remove(isLine ? before - 1 : start, end);
  }

  /**
   * Removes the tags of an element, and keeps its content.
   *
   * @param {MarkupElement} element
   */
  unwrap({start, openEnd, closeStart, end}) {
    this.removeElement({start, end: openEnd});
    if (closeStart !== null) this.removeElement({start: closeStart, end});
  }
}
