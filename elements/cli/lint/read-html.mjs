import {isPlain, parseAttribute} from './attribute-syntax.mjs';
import {loadParser} from './load-parser.mjs';

/** Reads the elements in HTML, and in templates of Angular. @param {import('./read-source.mjs').Source} source */
export async function read(source) {
  await readHtml(source, source.text, 0);
}

/**
 * Reads the elements in a part of a file.
 *
 * @param {string} html
 * @param {number} start the offset of the part
 * @param {(from: number, to: number) => boolean} isDynamic whether a part of the HTML is not a literal
 */
export async function readHtml(source, html, start, isDynamic = () => false) {
  const {parse} = await loadParser('parse5', source.file);
  const document = parse(html, {sourceCodeLocationInfo: true});
  visit(document, null);

  /** Returns the tags inside. */
  function visit(node, parent) {
    const inside = new Set();
    const use = node.tagName?.startsWith('lc-') ? useOf(node, inside) : null;
    if (use) source.uses.push(use);
    addSlot(node, parent);
    const children = [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])];
    for (const child of children) for (const tag of visit(child, node.tagName ?? null)) inside.add(tag);
    return use ? new Set([...inside, use.tag]) : inside;
  }

  function useOf(node, inside) {
    const location = node.sourceCodeLocation;
    return {
      tag: node.tagName,
      component: null,
      offset: start + (location?.startOffset ?? 0),
      attributes: node.attrs.flatMap(attr => attributeOf(attr, location)),
      inside,
    };
  }

  /** The parser writes names in lower case, but frameworks do not. */
  function attributeOf({name, value}, location) {
    const {startOffset, endOffset} = location?.attrs?.[name] ?? {startOffset: 0, endOffset: 0};
    const written = html.slice(startOffset, startOffset + name.length) || name;
    const parsed = parseAttribute(written, 'attribute');
    const isLiteral = isPlain(written) && !isDynamic(startOffset, endOffset);
    return parsed ? [{...parsed, value: isLiteral ? value : null, offset: start + startOffset}] : [];
  }

  function addSlot(node, parent) {
    const slot = node.attrs?.find(({name}) => name === 'slot');
    const location = node.sourceCodeLocation?.attrs?.slot;
    if (slot === undefined || location === undefined || !parent?.startsWith('lc-')) return;
    if (!isDynamic(location.startOffset, location.endOffset))
      source.slots.push({parent, name: slot.value, offset: start + location.startOffset});
  }
}
