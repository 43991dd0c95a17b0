/** Writes the imports of a script after its code has moved. */

/**
 * Removes the imports of the old library that nothing refers to any more, and adds those that were asked for. An import of ours
 * that exists is extended.
 *
 * @param {import('./script-file.mjs').ScriptFile} file
 * @param {(source: string) => boolean} isOld Whether a module is one of the old library.
 */
export function writeImports(file, isOld) {
  const missing = missingImports(file);
  const unused = file.importsFrom(mayGo(isOld)).filter(({local}) => isUnused(file, local));
  let place;
  for (const declaration of new Set(unused.map(one => one.declaration))) {
    const names = unused.filter(one => one.declaration === declaration);
    if (isOld(declaration.source.value)) file.report.count('imports', names.length);
    if (names.length === declaration.specifiers.length) {
      if (isOld(declaration.source.value)) place ??= declaration;
      if (place !== declaration) removeLine(file, declaration);
    } else rewrite(file, declaration, new Set(names.map(({specifier}) => specifier)));
  }
  addImports(file, missing, place, isOld);
  addConstants(file);
}

/** Declares the constants above the statement that needs them, or below the imports. */
function addConstants(file) {
  const {hoisted, program, edits} = file;
  const {line, end} = styleOf(file);
  const last = program.body.filter(({type}) => type === 'ImportDeclaration').at(-1);
  for (const {name, code, type, before} of hoisted) {
    const constant = `const ${name}${type} = ${code}${end}`;
    if (before) edits.appendRight(startOf(before), `${constant}${line}${line}`);
    else edits.appendRight(last.end, `${line}${line}${constant}`);
  }
}

/** Comments above a statement stay with it. */
const startOf = ({start, leadingComments = []}) => Math.min(start, ...leadingComments.map(one => one.start));

/** With a component, a hook such as `useRef` can go. */
const mayGo = isOld => source => isOld(source) || source === 'react';

/** A name that was imported for nothing before stays: it may be there for its effects. */
function isUnused(file, local) {
  const references = file.referencesTo(local);
  return references.length > 0 && references.every(node => file.isGone(node));
}

/** Returns the names that no import has yet, by module. */
function missingImports(file) {
  const found = new Map();
  for (const [source, names] of file.wanted) {
    const known = new Set(
      file
        .importsFrom(one => one === source)
        .map(({local, imported}) => (imported === local ? local : `${imported} as ${local}`)),
    );
    const isThere = file.program.body.some(({source: from}) => from?.value === source);
    const missing = [...names].filter(name => !known.has(name));
    if (missing.length > 0 || (names.size === 0 && !isThere)) found.set(source, missing);
  }
  return found;
}

/** Returns how the script writes imports. */
function styleOf({program, text}) {
  const [first] = program.body.filter(({type}) => type === 'ImportDeclaration');
  const code = first ? text.slice(first.start, first.end) : '';
  const braced = /import[^'"]*\{( ?)/.exec(text);
  return {
    quote: first ? text[first.source.start] : "'",
    end: first && !code.endsWith(';') ? '' : ';',
    space: braced?.[1] ?? '',
    line: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

function importLine(source, names, {quote, end, space, line}) {
  const from = `${quote}${source}${quote}${end}`;
  if (names.length === 0) return `import ${from}`;
  const short = `import {${space}${names.join(', ')}${space}} from ${from}`;
  return short.length <= 80
    ? short
    : `import {${names.map(name => `${line}  ${name},`).join('')}${line}} from ${from}`;
}

/** Writes an import again without some of its names. */
function rewrite(file, declaration, without) {
  const kept = declaration.specifiers.filter(one => !without.has(one));
  const names = kept.filter(({type}) => type === 'ImportSpecifier').map(one => file.codeOf(one));
  const others = kept.filter(({type}) => type !== 'ImportSpecifier').map(one => file.codeOf(one));
  const {space} = styleOf(file);
  const braced = names.length > 0 ? [`{${space}${names.join(', ')}${space}}`] : [];
  const start = declaration.specifiers[0].start;
  const [from, to] = [file.text.lastIndexOf('import', start) + 'import'.length, declaration.source.start];
  const kind = declaration.importKind === 'type' ? ' type' : '';
  file.edits.overwrite(from, to, `${kind} ${[...others, ...braced].join(', ')} from `);
}

function removeLine({edits, text}, {start, end}) {
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length ?? 0;
  edits.remove(start, end + rest);
}

/** Adds imports: to those that exist, in the place of the first that is gone, or below the last import. */
function addImports(file, missing, place, isOld) {
  const style = styleOf(file);
  const lines = [];
  for (const [source, names] of missing) {
    const existing = names.length > 0 ? openImport(file, source) : undefined;
    if (existing) extend(file, existing, names, style);
    else lines.push(importLine(source, [...names].sort(), style));
  }
  const code = lines.sort(byLength).join(style.line);
  if (place && lines.length === 0) removeLine(file, place);
  else if (place) file.edits.overwrite(place.start, place.end, code);
  else if (lines.length > 0) {
    const imports = file.program.body.filter(({type}) => type === 'ImportDeclaration');
    const last = imports.filter(({source}) => isOld(source.value)).at(-1) ?? imports.at(-1);
    if (last) file.edits.appendLeft(last.end, `${style.line}${code}`);
    else file.edits.prepend(`${code}${style.line}`);
  }
}

/** Imports that only register are first, as in the guides. */
const byLength = (one, other) => Number(one.includes(' from ')) - Number(other.includes(' from '));

/** Returns the import with names in braces of a module that can be extended. */
const openImport = ({program}, source) =>
  program.body.find(
    one =>
      one.type === 'ImportDeclaration' &&
      one.source.value === source &&
      one.importKind !== 'type' &&
      one.specifiers.at(-1)?.type === 'ImportSpecifier',
  );

function extend(file, declaration, names, style) {
  const all = [...declaration.specifiers.map(one => file.codeOf(one)), ...names];
  const line = importLine(declaration.source.value, all, style);
  file.edits.overwrite(declaration.start, declaration.end, line);
}
