/** A script that a move changes by places, so that the rest keeps its format. */
import MagicString from 'magic-string';
import {MoveReport} from '../move-report.mjs';
import {languageOf, namesDeclaredBy, namesOfPattern, nodesIn, readScript} from './read-script.mjs';

/**
 * @typedef {object} ImportedName A name that a script imports.
 * @property {string} local
 * @property {string} imported `default` and `*` for those without a name.
 * @property {string} source The module.
 * @property {any} specifier
 * @property {any} declaration
 */

/** Keys of nodes whose identifier is a name, and not a reference. */
const NAMES = {
  MemberExpression: 'property',
  OptionalMemberExpression: 'property',
  ObjectProperty: 'key',
  ObjectMethod: 'key',
  ClassMethod: 'key',
  ClassProperty: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSQualifiedName: 'right',
  JSXAttribute: 'name',
  JSXMemberExpression: 'property',
};

/** A script, its tree, the edits, and the report. */
export class ScriptFile {
  /** @type {string} */
  text;
  /** @type {any} */
  program;
  edits;
  report;
  /** All nodes, each before those inside it, with the nodes around them, the outermost first. */
  nodes;
  #parents = new Map();
  #gone = [];
  /** @type {Map<string, Set<string>>} The names to import, by module, as `Name` or `Name as Local`. */
  #wanted = new Map();
  /** @type {{name: string, code: string, type: string, before: any}[]} */
  #hoisted = [];
  /** @type {Set<string> | undefined} */
  #localNames;

  /**
   * @param {string} text
   * @param {string} path
   * @throws ReadError
   */
  constructor(text, path) {
    this.text = text;
    this.isTypeScript = languageOf(path).typescript;
    this.program = readScript(text, languageOf(path));
    this.edits = new MagicString(text);
    this.report = new MoveReport(text);
    this.nodes = [...nodesIn(this.program)];
    for (const {node, parents} of this.nodes) this.#parents.set(node, parents);
  }

  /** Returns the nodes around a node, the outermost first. */
  parentsOf(node) {
    return this.#parents.get(node) ?? [];
  }

  /** Returns the code of a node as it was. */
  codeOf({start, end}) {
    return this.text.slice(start, end);
  }

  /** Returns the code of a node with the edits so far. */
  editedCode({start, end}) {
    return this.edits.slice(start, end);
  }

  /**
   * Returns the names that the script imports from some modules.
   *
   * @param {(source: string) => boolean} isFrom
   * @returns {ImportedName[]}
   */
  importsFrom(isFrom) {
    return this.program.body
      .filter(({type, source}) => type === 'ImportDeclaration' && isFrom(source.value))
      .flatMap(declaration =>
        declaration.specifiers.map(specifier => ({
          local: specifier.local.name,
          imported: importedName(specifier),
          source: declaration.source.value,
          specifier,
          declaration,
        })),
      );
  }

  /** Returns the identifiers that refer to a name. Scopes are not read: a name of an inner scope counts, too. */
  referencesTo(name) {
    return this.nodes
      .filter(({node, parents}) => isIdentifier(node, name) && isReference(node, parents.at(-1)))
      .map(({node}) => node);
  }

  /** Marks a part of the code as gone, so that what it refers to need not be imported. */
  forget({start, end}) {
    this.#gone.push({start, end});
  }

  /** Whether a part of the code is gone. */
  isGone(node) {
    return this.#gone.some(({start, end}) => start <= node.start && node.end <= end);
  }

  /**
   * Asks for an import, after all that goes is forgotten. Returns the local name: another one if the script uses the name for
   * something else.
   *
   * @param {string} name Empty for an import that only registers.
   * @param {string} source
   * @param {{isType?: boolean}} [options]
   */
  want(name, source, {isType = false} = {}) {
    const names = this.#wanted.get(source) ?? new Set();
    this.#wanted.set(source, names);
    if (name === '') return '';
    const own = this.importsFrom(one => one === source).find(one => one.imported === name);
    if (own) return own.local;
    const local = this.#isTaken(name) ? `Lc${name}` : name;
    const written = name === local ? name : `${name} as ${local}`;
    names.add(isType ? `type ${written}` : written);
    return local;
  }

  /** Whether a name means something that stays. */
  #isTaken(name) {
    return (
      this.nodes.some(
        ({node, parents}) =>
          isIdentifier(node, name) &&
          !this.isGone(node) &&
          isReference(node, parents.at(-1)) &&
          !parents.at(-1).type.startsWith('Import'),
      ) ||
      this.program.body.some(
        ({type, specifiers}) =>
          type === 'ImportDeclaration' &&
          specifiers.some(({local}) => local.name === name && this.referencesTo(name).length === 0),
      )
    );
  }

  /**
   * Declares a constant above a statement of the file, or below the imports. The same code is declared once. Returns its name.
   *
   * @param {string} name
   * @param {string} code In JavaScript, `as const` is left out.
   * @param {{type?: string, before?: any}} [options]
   */
  hoist(name, code, {type = '', before} = {}) {
    const written = this.isTypeScript ? code : code.replace(/ as const$/, '');
    const known = this.#hoisted.find(one => one.code === written);
    if (known) return known.name;
    const taken = this.#hoisted.map(one => one.name);
    let free = name;
    for (let number = 2; taken.includes(free) || this.#isUsed(free); number += 1) free = `${name}${number}`;
    this.#hoisted.push({name: free, code: written, type, before});
    return free;
  }

  /** The constants to declare. */
  get hoisted() {
    return this.#hoisted;
  }

  /** Returns the statement of the file that a node is in. */
  statementOf(node) {
    return this.parentsOf(node)[1];
  }

  /** The names that are declared inside functions. */
  get localNames() {
    this.#localNames ??= new Set(
      this.nodes.flatMap(({node, parents}) => {
        const isInside = parents.some(({type}) => FUNCTION.test(type));
        if (isInside) return namesDeclaredBy(node);
        // The name of a function at the top is one of the file.
        return FUNCTION.test(node.type) ? node.params.flatMap(namesOfPattern) : [];
      }),
    );
    return this.#localNames;
  }

  #isUsed(name) {
    return this.nodes.some(({node}) => isIdentifier(node, name));
  }

  get wanted() {
    return this.#wanted;
  }

  /** Returns what a move returns. */
  result() {
    return this.report.result(this.edits.toString());
  }
}

const FUNCTION =
  /^(ArrowFunctionExpression|Function(Expression|Declaration)|(Object|Class)(Private)?Method)$/;

function importedName(specifier) {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.name ?? specifier.imported.value;
}

const isIdentifier = (node, name) =>
  (node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === name;

function isReference(node, parent) {
  if (parent.type.startsWith('Import')) return false;
  if (parent.type === 'ObjectProperty' && parent.shorthand) return parent.value === node;
  const key = NAMES[parent.type];
  return key === undefined || parent[key] !== node || parent.computed === true;
}
