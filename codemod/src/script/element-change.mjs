/** What a move does with one element: it is decided first, and done only if nothing of the element is left. */
export const REACT = '@life-changers/react';

/** The change of an element. */
export class ElementChange {
  /** @type {{node: any, kind: string, what: string, advice: string}[]} Why the element is left. */
  reasons = [];
  /** @type {{node: any, kind: string, what: string, advice: string}[]} What a person should look at after the move. */
  notes = [];
  /** Parts of the code that are not there afterwards. */
  gone = [];
  /** The number of props that move. */
  props = 0;
  #preparations = [];
  #edits = [];
  /** Props to add. */
  #added = [];
  /** @type {(() => string) | undefined} */
  #content;
  #isContentNew = false;
  #target = {name: '', source: ''};

  /** @param {import('./jsx-element.mjs').JsxElement} element */
  constructor(element) {
    this.element = element;
    this.file = element.file;
  }

  get isLeft() {
    return this.reasons.length > 0;
  }

  /** Leaves the element as it is. */
  leave(node, what, advice, kind = 'elements') {
    this.reasons.push({node, kind, what: `<${this.element.name}> ${what}`.trim(), advice});
  }

  /** Moves the element, but lists something to look at. */
  note(node, what, advice, kind = 'looks') {
    this.notes.push({node, kind, what: `<${this.element.name}> ${what}`.trim(), advice});
  }

  /**
   * Does something when the element moves. Names are imported only then, because they depend on what is left.
   *
   * @param {(edits: import('magic-string').default) => void} edit
   */
  edit(edit) {
    this.#edits.push(edit);
  }

  /** Does something when the element moves, before its props change. */
  prepare(work) {
    this.#preparations.push(work);
  }

  /** Writes the name of one of our components, or of an element of HTML. */
  become(name, source = REACT) {
    const {openingElement, closingElement} = this.element.node;
    this.#target = {name, source};
    this.gone.push(openingElement.name);
    if (closingElement) this.gone.push(closingElement.name);
    this.edit(edits => {
      edits.overwrite(openingElement.name.start, openingElement.name.end, this.#localName());
      if (closingElement && !this.#isContentNew)
        edits.overwrite(closingElement.name.start, closingElement.name.end, this.#localName());
    });
  }

  #localName() {
    const {name, source} = this.#target;
    return /^[a-z]/.test(name) ? name : this.file.want(name, source);
  }

  /** Asks for an import that only registers. */
  register(source) {
    this.edit(() => this.file.want('', source));
  }

  /** Gives a prop another name. */
  rename(attribute, name) {
    this.props += 1;
    this.edit(edits => edits.overwrite(attribute.name.start, attribute.name.end, name));
  }

  /**
   * Writes other code for a prop.
   *
   * @param {any} attribute
   * @param {string | (() => string)} code
   * @param {{isKept?: boolean}} [options] Whether the code still has the expression of the prop.
   */
  write(attribute, code, {isKept = false} = {}) {
    this.props += 1;
    if (!isKept) this.gone.push(attribute);
    this.edit(edits =>
      edits.overwrite(attribute.start, attribute.end, typeof code === 'string' ? code : code()),
    );
  }

  /** Removes a prop. With `isKept`, its expression is written elsewhere. */
  drop(attribute, {isKept = false} = {}) {
    this.props += 1;
    if (!isKept) this.gone.push(attribute);
    this.edit(edits => edits.remove(this.#endBefore(attribute), attribute.end));
  }

  /**
   * Adds a prop after the others.
   *
   * @param {string | (() => string)} code
   */
  add(code) {
    this.#added.push(code);
  }

  /**
   * Writes other content, or none.
   *
   * @param {(() => string) | null} code It is called when the element moves, before its props change, and returns JSX.
   * @param {{isKept?: boolean}} [options] Whether parts of the content are written elsewhere.
   */
  setContent(code, {isKept = false} = {}) {
    const {node, opening} = this.element;
    if (node.closingElement && !isKept) this.gone.push({start: opening.end, end: node.end});
    this.#content = code ?? (() => '');
    this.#isContentNew = true;
  }

  /**
   * Adds content at the end of an element that has a closing tag.
   *
   * @param {() => string} code Like that of `setContent`.
   */
  addContent(code) {
    this.#content = code;
  }

  #writeContent(content) {
    const {node, opening} = this.element;
    if (!this.#isContentNew) {
      this.file.edits.appendLeft(node.closingElement.start, content);
      return;
    }
    const end = opening.end - (opening.selfClosing ? '/>' : '>').length;
    const start = end - /\s*$/.exec(this.file.text.slice(0, end))[0].length;
    const tail = content === '' ? ' />' : `>${content}</${this.#localName()}>`;
    this.file.edits.overwrite(start, node.end, tail);
  }

  /** Removes a child somewhere in the file, with the white space before it. */
  removeNode(node) {
    const {text} = this.file;
    const space = /\s*$/.exec(text.slice(0, node.start))[0].length;
    this.gone.push(node);
    this.edit(edits => edits.remove(node.start - space, node.end));
  }

  /** Does it. */
  apply() {
    for (const prepare of this.#preparations) prepare();
    const content = this.#content?.();
    for (const edit of this.#edits) edit(this.file.edits);
    if (content !== undefined) this.#writeContent(content);
    // The last, because what is removed or written again takes with it what was added at its end.
    const added = this.#added.map(code => ` ${typeof code === 'string' ? code : code()}`);
    this.file.edits.appendLeft(this.#lastProp().end, added.join(''));
    const {report} = this.file;
    report.count('elements');
    if (this.props > 0) report.count('props', this.props);
    this.list(this.notes);
  }

  /** Puts reasons or notes into the report. */
  list(places) {
    for (const {node, kind, what, advice} of places) this.file.report.leave(kind, node.start, what, advice);
  }

  /** Returns the end of what is before an attribute. */
  #endBefore(attribute) {
    const {attributes} = this.element.opening;
    return (attributes[attributes.indexOf(attribute) - 1] ?? this.#head()).end;
  }

  #lastProp() {
    return this.element.opening.attributes.at(-1) ?? this.#head();
  }

  #head() {
    const {name, typeParameters, typeArguments} = this.element.opening;
    return typeParameters ?? typeArguments ?? name;
  }
}
