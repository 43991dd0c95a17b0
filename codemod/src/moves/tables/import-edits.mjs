/** Writes the imports of what was moved, and removes those that nothing uses any more. */
import {removeItems} from './text-edits.mjs';

const REACT = '@life-changers/react';

/** What a file imports from our packages after the move. */
export class OurImports {
  #names;
  /** The local names of what the file imports already, by the name in the package. */
  #known;
  #used = new Map();
  #features = new Set();
  #others = new Map();

  #isGone;
  /** What ours are named in the file. Theirs of the same name are gone. @type {Set<string>} */
  locals = new Set();

  /**
   * @param {import('./script-names.mjs').ScriptNames} names
   * @param {(node: any) => boolean} [isGone] Whether a reference is replaced.
   */
  constructor(names, isGone) {
    this.#names = names;
    this.#isGone = isGone;
    this.#known = new Map(
      names.importsOf(source => source === REACT).map(({imported, local}) => [imported, local]),
    );
  }

  /** Returns the name of one of our components or types in the file. Its own names stay free. */
  use(name, isType = false) {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const local = this.#names.isTaken(name, this.#isGone) ? `Lc${name}` : name;
    this.locals.add(local);
    const written = local === name ? name : `${name} as ${local}`;
    this.#used.set(name, `${isType ? 'type ' : ''}${written}`);
    return local;
  }

  /** Imports a feature, such as `table-columns`. */
  useFeature(name) {
    this.#features.add(`@life-changers/elements/${name}`);
  }

  /** Imports what converts values, such as `dayjs`, unless the file does. */
  useOther({source, isDefault}, local) {
    const isThere = this.#names.importsOf(from => from === source).some(one => one.local === local);
    if (!isThere) this.#others.set(source, isDefault ? local : `{${local}}`);
  }

  /** Returns the lines to add. */
  lines({quote, end, space}) {
    const present = new Set(
      this.#names.program.body.flatMap(({type, source}) =>
        type === 'ImportDeclaration' ? [source.value] : [],
      ),
    );
    const features = [...this.#features].filter(source => !present.has(source)).sort();
    const used = [...this.#used.values()];
    return [
      ...features.map(source => `import ${quote}${source}${quote}${end}`),
      ...[...this.#others].map(([source, names]) => `import ${names} from ${quote}${source}${quote}${end}`),
      ...(used.length > 0
        ? [`import {${space}${used.join(', ')}${space}} from ${quote}${REACT}${quote}${end}`]
        : []),
    ];
  }
}

/**
 * Returns the edits of the imports: ours are written in the place of the first of theirs.
 *
 * @param {string} source
 * @param {import('./script-names.mjs').ScriptNames} names
 * @param {OurImports} ours
 * @param {{isPackage: (source: string) => boolean, wasUsed: (local: string) => boolean}} options `wasUsed`: a name was used before
 *   the move.
 * @returns {{edits: import('./text-edits.mjs').TextEdit[], removed: number}}
 */
export function importEdits(source, names, ours, {isPackage, wasUsed}) {
  const imports = names.importsOf(isPackage);
  const declarations = [...new Set(imports.map(({declaration}) => declaration))];
  const first = declarations[0] ?? names.program.body.find(({type}) => type === 'ImportDeclaration');
  const style = styleOf(source, first);
  const lines = ours.lines(style);
  if (lines.length === 0) return {edits: [], removed: 0};
  const edits = [];
  let removed = 0;
  let isWritten = false;
  for (const declaration of declarations) {
    const isUnused = ({local}) =>
      wasUsed(local) && (ours.locals.has(local) || names.references(local).length === 0);
    const unused = imports.filter(one => one.declaration === declaration && isUnused(one));
    removed += unused.length;
    if (unused.length === declaration.specifiers.length) {
      edits.push(replaceWhole(source, declaration, isWritten ? [] : lines));
      isWritten = true;
    } else if (unused.length > 0) {
      const gone = new Set(unused.map(({specifier}) => specifier));
      edits.push(...withoutSpecifiers(source, declaration, gone));
    }
  }
  if (!isWritten) {
    const place = first ? first.end : names.program.start;
    const text = lines.map(line => (first ? `\n${line}` : `${line}\n`)).join('');
    edits.push({start: place, end: place, text});
  }
  return {edits, removed};
}

function styleOf(source, declaration) {
  if (!declaration) return {quote: "'", end: ';', space: ''};
  const end = source[declaration.end - 1] === ';' ? ';' : '';
  const [, space] = /^import[^'"]*\{( ?)/m.exec(source) ?? ['', ''];
  return {quote: source[declaration.source.start], end, space};
}

function replaceWhole(source, {start, end}, lines) {
  if (lines.length > 0) return {start, end, text: lines.join('\n')};
  return {start, end: source[end] === '\n' ? end + 1 : end, text: ''};
}

/** A default or a namespace import is rarely beside others; then only the names in braces go. */
function withoutSpecifiers(source, declaration, gone) {
  const named = declaration.specifiers.filter(({type}) => type === 'ImportSpecifier');
  const kept = named.filter(specifier => !gone.has(specifier));
  if (kept.length > 0) return removeItems(named, index => !gone.has(named[index]));
  const [other] = declaration.specifiers.filter(({type}) => type !== 'ImportSpecifier');
  const brace = source.indexOf('}', named.at(-1)?.end ?? other.end) + 1;
  return named.length > 0 ? [{start: other.end, end: brace, text: ''}] : [];
}
