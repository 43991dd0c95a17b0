import {referenceData} from '../package-data.mjs';
import {UsageError} from '../usage-error.mjs';
import {loadParser} from './load-parser.mjs';
import {readHtml} from './read-html.mjs';
import {rulesCreatorOf} from './read-text.mjs';

/** A template of Lit, or a tag or component in JSX. */
const HAS_MARKUP = /\bhtml`|<[A-Za-z][\w.-]*[\s/>]/;

/** Attributes of React that are neither attributes nor properties of an element. */
const OF_REACT = /^(key|ref|children|className|htmlFor|style|dangerouslySetInnerHTML|suppress\w+Warning)$/;

/** Reads the elements in JSX and in templates of Lit. @param {import('./read-source.mjs').Source} source */
export async function read(source) {
  if (!HAS_MARKUP.test(source.text)) return;
  const ts = await loadParser('typescript', source.file);
  if (typeof ts.createSourceFile !== 'function')
    throw new UsageError(`To check ${source.file}, install typescript 5 or 6, whose parser can be used.`);
  const kind = /\.[cm]?ts$/.test(source.file) ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const root = ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true, kind);
  const templates = new ScriptReader(ts, source).read(root);
  for (const template of templates) await readTemplate(ts, source, template);
}

/** Reads the JSX of a file, and finds the templates of Lit. */
class ScriptReader {
  #ts;
  #source;
  #components;
  #createsRules;
  #templates = [];

  constructor(ts, source) {
    this.#ts = ts;
    this.#source = source;
    this.#components = componentsOf(source.imports);
    this.#createsRules = rulesCreatorOf(source.imports);
  }

  /** Returns the templates of Lit. */
  read(root) {
    this.#visit(root, null);
    return this.#templates;
  }

  /** Returns the tags inside. `parent` is that of the JSX element around the node. */
  #visit(node, parent) {
    const ts = this.#ts;
    const inside = new Set();
    const isElement = ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
    const tag = isElement ? this.#addElement(node.openingElement ?? node, parent, inside) : parent;
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html')
      this.#templates.push(node.template);
    ts.forEachChild(node, child => {
      for (const name of this.#visit(child, tag)) inside.add(name);
    });
    return isElement && tag !== '' ? new Set([...inside, tag]) : inside;
  }

  /** Returns the tag that an element renders, or an empty text for another element. */
  #addElement(opening, parent, inside) {
    const name = opening.tagName.getText();
    const component = this.#components.get(name) ?? null;
    const tag = component?.tag ?? (name.startsWith('lc-') ? name : '');
    const attributes = opening.attributes.properties
      .filter(node => this.#ts.isJsxAttribute(node))
      .map(node => this.#attributeOf(node));
    const slot = attributes.find(attribute => attribute.name === 'slot');
    if (typeof slot?.value === 'string' && parent)
      this.#source.slots.push({parent, name: slot.value, offset: slot.offset});
    if (tag === '') return '';
    this.#source.created.push(...attributes.filter(attribute => this.#isCreatedInRender(attribute)));
    this.#source.uses.push({
      tag,
      component: component?.name ?? null,
      offset: opening.getStart(),
      attributes: attributes
        .filter(attribute => !OF_REACT.test(attribute.name))
        .map(attribute => kindOf(attribute, component)),
      inside,
    });
    return tag;
  }

  #attributeOf(attribute) {
    const {initializer} = attribute;
    const isExpression = initializer !== undefined && this.#ts.isJsxExpression(initializer);
    const node = isExpression ? initializer.expression : initializer;
    return {
      name: attribute.name.getText(),
      value: node === undefined ? true : this.#literalOf(node),
      offset: attribute.getStart(),
      node,
    };
  }

  #literalOf(node) {
    const {SyntaxKind, isStringLiteralLike} = this.#ts;
    if (isStringLiteralLike(node)) return node.text;
    if (node.kind === SyntaxKind.TrueKeyword) return true;
    return node.kind === SyntaxKind.FalseKeyword ? false : null;
  }

  /** Rules are created in render if a function calls what creates them, there or for a variable inside. */
  #isCreatedInRender({name, node}) {
    const ts = this.#ts;
    if (!/^(rules|schema)$/.test(name) || node === undefined) return false;
    if (ts.findAncestor(node, ts.isFunctionLike) === undefined) return false;
    const {initializer} = (ts.isIdentifier(node) && this.#localDeclaration(node)) || {initializer: node};
    return initializer !== undefined && this.#createsRules(initializer.getText());
  }

  /** Returns the declaration of a variable in one of the functions around its use. */
  #localDeclaration(identifier) {
    const ts = this.#ts;
    const blockAround = node => ts.findAncestor(node, ts.isBlock);
    for (let block = blockAround(identifier); block !== undefined; block = blockAround(block.parent)) {
      const found = block.statements
        .filter(ts.isVariableStatement)
        .flatMap(({declarationList}) => [...declarationList.declarations])
        .find(({name}) => name.getText() === identifier.text);
      if (found) return found;
    }
    return undefined;
  }
}

/** Reads a template as HTML of the same length, in which expressions are `x`. */
async function readTemplate(ts, source, template) {
  const start = template.getStart() + 1;
  const spans = ts.isTemplateExpression(template) ? template.templateSpans : [];
  const holes = spans.map(({expression, literal}) => [
    expression.getFullStart() - '${'.length - start,
    literal.getStart() + '}'.length - start,
  ]);
  const html = holes.reduce(
    (filled, [from, end]) => filled.slice(0, from) + 'x'.repeat(end - from) + filled.slice(end),
    source.text.slice(start, template.getEnd() - 1),
  );
  const isDynamic = (from, end) => holes.some(([hole, after]) => hole < end && after > from);
  await readHtml(source, html, start, isDynamic);
}

/** Returns what the components of the library render, by the names that a file gives them. */
function componentsOf(imports) {
  const {elements} = referenceData();
  const ours = imports.filter(({module}) => module === '@life-changers/react');
  return new Map(
    ours
      .flatMap(({names}) => names)
      .flatMap(({name, local}) => {
        const element = elements.find(({react}) => react === name);
        return element ? [[local, {name, tag: element.tag}]] : [];
      }),
  );
}

/** In a tag, `onlc-show` is an event; a component has props, such as `onShow`. */
function kindOf({name, value, offset}, component) {
  if (component) return {name, value, offset, kind: 'prop'};
  return name.startsWith('on')
    ? {name: name.slice('on'.length), value, offset, kind: 'event'}
    : {name, value, offset, kind: 'either'};
}
