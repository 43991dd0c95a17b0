/** Reads HTML, and the templates of Vue, Angular, and Lit, into one kind of tree with the place of each part in the file. */
import {parse} from 'angular-html-parser';
import {ReadError} from '../read-error.mjs';

/**
 * How a template writes values: `html` also stands for Angular and for the templates of servers, which all write `{{ value }}`
 * into texts and attributes alike.
 *
 * @typedef {'html' | 'vue' | 'lit'} Dialect
 */

/**
 * @typedef {object} MarkupAttribute
 * @property {string} raw The name as it is written, such as `@sl-change`.
 * @property {string | null} value The text between the quotes, as it is written; null without a value.
 * @property {number} start
 * @property {number} end
 * @property {number} nameEnd
 * @property {number} valueStart The start of the value with its quotes; `end` without a value.
 */

/**
 * @typedef {object} MarkupText
 * @property {'text' | 'other'} type `other` is a comment, or a block of Angular.
 * @property {number} start
 * @property {number} end
 * @property {MarkupNode[]} children
 */

/**
 * @typedef {object} MarkupElement
 * @property {'element'} type
 * @property {string} tag As it is written.
 * @property {number} start
 * @property {number} end
 * @property {number} tagEnd The end of the name in the start tag.
 * @property {number} openEnd The end of the start tag.
 * @property {number | null} closeStart The start of the end tag; null without one.
 * @property {boolean} isSelfClosing
 * @property {MarkupAttribute[]} attributes
 * @property {MarkupNode[]} children
 * @property {MarkupNode[]} [nested] What templates in `${…}` put into it.
 * @property {MarkupElement | null} parent
 */

/** @typedef {MarkupElement | MarkupText} MarkupNode */

/**
 * Reads markup. All places are those in the file.
 *
 * @param {string} text
 * @param {Dialect} dialect
 * @param {number} [offset] Where the text starts in its file.
 * @returns {MarkupNode[]}
 * @throws ReadError if tags are not closed, or closed twice.
 */
export function readMarkup(text, dialect, offset = 0) {
  const isAngular = dialect === 'html' && /(^|\n)\s*@(if|for|switch|defer|let)\b/.test(text);
  const {rootNodes, errors} = parse(text, {
    canSelfClose: dialect !== 'lit',
    isTagNameCaseSensitive: dialect === 'vue',
    tokenizeAngularBlocks: isAngular,
    tokenizeAngularLetDeclaration: isAngular,
  });
  if (errors.length > 0)
    throw new ReadError(firstSentence(errors[0].msg), offset + errors[0].span.start.offset);
  const last = new Map();
  return rootNodes.map(node => nodeOf(node, null, {text, offset, last}));
}

/**
 * Returns the elements in markup, each before those inside it.
 *
 * @param {readonly MarkupNode[]} nodes
 * @returns {Generator<MarkupElement>}
 */
export function* elementsIn(nodes) {
  for (const node of nodes) {
    if (node.type === 'element') yield node;
    yield* elementsIn(node.children);
  }
}

function nodeOf(node, parent, place) {
  if (node.attrs && node.nameSpan) return elementOf(node, parent, place);
  const {start, end} = spanOf(node.sourceSpan, place);
  const type = 'value' in node && 'tokens' in node && !node.attrs ? 'text' : 'other';
  // What is in a block of Angular belongs to the element around the block.
  const children = (node.children ?? []).map(child => nodeOf(child, parent, place));
  return {type, start, end, children};
}

function elementOf(node, parent, place) {
  const open = spanOf(node.startSourceSpan, place);
  const close = node.endSourceSpan && spanOf(node.endSourceSpan, place);
  const name = spanOf(node.nameSpan, place);
  const isSelfClosing = close !== null && close.start === open.start && close.end === open.end;
  const element = {
    type: 'element',
    tag: place.text.slice(name.start - place.offset, name.end - place.offset),
    start: open.start,
    end: open.end,
    tagEnd: name.end,
    openEnd: open.end,
    closeStart: close && !isSelfClosing ? close.start : null,
    isSelfClosing: isSelfClosing && place.text[open.end - place.offset - 2] === '/',
    attributes: node.attrs.map(attribute => attributeOf(attribute, place)),
    children: [],
    parent,
  };
  element.children = node.children.map(child => nodeOf(child, element, place));
  element.end = close?.end ?? element.children.at(-1)?.end ?? open.end;
  return element;
}

function attributeOf({sourceSpan, nameSpan, valueSpan}, place) {
  const {start, end} = spanOf(sourceSpan, place);
  const name = spanOf(nameSpan ?? sourceSpan, place);
  const at = offset => offset - place.offset;
  const written = valueSpan ? place.text.slice(at(spanOf(valueSpan, place).start), at(end)) : null;
  return {
    raw: place.text.slice(at(name.start), at(name.end)),
    value: written && unquoted(written),
    start,
    end,
    nameEnd: name.end,
    valueStart: valueSpan ? spanOf(valueSpan, place).start : end,
  };
}

const unquoted = text => (/^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text);

const spanOf = ({start, end}, {offset}) => ({start: start.offset + offset, end: end.offset + offset});

const firstSentence = message => message.split(/(?<=\.)\s/)[0];
