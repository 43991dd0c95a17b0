/** Each takes the text of a file and returns it with an addition, or throws when there is no place for it. */

/** A statement that exports from a file of the same package. */
const EXPORT = /^export\b[^;]*?\bfrom '(\.[^']*)';$/gm;

/** Adds an export where the alphabet has it. */
export function addExport(text, line) {
  const [, module] = [...line.matchAll(EXPORT)][0];
  const statements = [...text.matchAll(EXPORT)];
  if (statements.length === 0) throw new Error('has no export to put another one beside');
  if (statements.some(([, other]) => other === module)) throw new Error(`exports ${module} already`);
  const taken = exportedNames(line).find(name => exportedNames(text).includes(name));
  if (taken) throw new Error(`exports ${taken} already`);
  const next = statements.find(([, other]) => withoutEnding(other) > withoutEnding(module));
  const last = statements.at(-1);
  return next
    ? insert(text, next.index, `${line}\n`)
    : insert(text, last.index + last[0].length, `\n${line}`);
}

/** Adds an import of a feature of the tables after the last one. */
export function addImport(text, line) {
  if (text.includes(line)) throw new Error('imports it already');
  const last = [...text.matchAll(/^import .*\/features\/.*;$/gm)].at(-1);
  if (last === undefined) throw new Error('has no import of a feature to put another one after');
  return insert(text, last.index + last[0].length, `\n${line}`);
}

/** Adds a feature to the list of the tables: its import, its properties, and its declaration at the end. */
export function addFeature(text, line) {
  const [, declaration, properties] = /(\w+Declaration), type (\w+)/.exec(line);
  const added = addImport(text, line)
    .replace(/^( *)(\w+Properties(?:<Row>)?) \{\}$/m, `$1$2,\n$1${properties} {}`)
    .replace(/(FEATURES\b[^=]*= \[\n[^\]]*)/, `$1  ${declaration},\n`);
  if (added.split(properties).length < 3 || added.split(declaration).length < 3)
    throw new Error('has no FeatureProperties or FEATURES to add it to');
  return added;
}

/** Adds an element to the statuses, as experimental. */
export function addStatus(text, name) {
  const statuses = JSON.parse(text);
  if (Object.hasOwn(statuses, name.trim())) throw new Error(`has the status of ${name.trim()} already`);
  const all = Object.entries({...statuses, [name.trim()]: 'experimental'});
  const sorted = all.sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Adds a row at the end of the table below a heading of a Markdown file. */
export function addTableRow(text, heading, row) {
  const section = new RegExp(`^#+ ${heading}\\n(?:(?!#).*\\n)*`, 'm').exec(text);
  const table = section && /^\|.*\n(\|.*\n)+/m.exec(section[0]);
  if (!table) throw new Error(`has no table below "${heading}"`);
  return insert(text, section.index + table.index + table[0].length, `${row.trimEnd()}\n`);
}

const insert = (text, index, addition) => text.slice(0, index) + addition + text.slice(index);

const withoutEnding = module => module.replace(/(\.define)?\.js$/, '');

/** The names that statements with braces export. */
const exportedNames = text =>
  [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) =>
    list
      .split(',')
      .map(name => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );
