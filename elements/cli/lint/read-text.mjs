/** What can be read from a script without a parser. */

const IMPORT =
  /\b(?:import|export)\s+(?!type\b)(?:([\w$*{}\s,]+?)\s+from\s*)?(['"])([^'"\n]+)\2|\bimport\s*\(\s*(['"])([^'"\n]+)\4|<script\b[^>]*\bsrc=(["'])([^"'>]+)\6/g;
const LISTENER = /\b(?:add|remove)EventListener\(\s*(['"`])(lc-[\w-]+)\1/g;

/** Returns the modules that a text imports, also those of script tags, with the names. */
export const importsIn = text =>
  [...text.matchAll(IMPORT)].map(match => ({
    module: match[3] ?? match[5] ?? match[7],
    names: namesOf(match[1] ?? ''),
    offset: match.index,
  }));

/** Returns the names in `{a, b as c}`, also of a default import and of `* as all`. */
const namesOf = clause =>
  clause
    .replace(/[{}]/g, ',')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => {
      const [imported, local = imported] = name.split(/\s+as\s+/);
      return {name: imported, local};
    });

/** Returns the events of the library that a text listens to. */
export const listenersIn = text =>
  [...text.matchAll(LISTENER)].map(match => ({
    name: match[2],
    offset: match.index + match[0].length - 1 - match[2].length,
  }));

/** Libraries whose functions create rules. */
const RULES = /^(@life-changers\/elements\/core\/validation|superstruct|zod(\/.*)?|valibot|arktype|yup)$/;

/** Returns a function that returns whether the code of an expression creates rules: it calls what creates them. */
export function rulesCreatorOf(imports) {
  const names = new Set(
    imports.filter(({module}) => RULES.test(module)).flatMap(({names}) => names.map(({local}) => local)),
  );
  return code => {
    const [, name] = /^\s*([\w$]+)(?:\s*\.\s*[\w$]+)*\s*\(/.exec(code) ?? [];
    return name !== undefined && names.has(name);
  };
}
