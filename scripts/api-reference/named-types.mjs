import ts from 'typescript';
import {oneLine} from '../lib/manifest.mjs';

/** A name in the text of a type. */
const NAME = /\b[A-Z]\w*/g;

/**
 * Returns a function that describes the types named in texts, and those that they name in turn: an object type with its
 * members, any other type with its text, and a type of another page with its `href`. Types without a doc comment are
 * left out.
 *
 * @param checker TypeScript's, of a program with all modules
 * @param modules the modules that export the types; if two export the same name, the first wins
 * @param {{isOurs: (symbol: ts.Symbol) => boolean, describe: (property: ts.Symbol) => object,
 *   elsewhere: Map<string, string>}} options `elsewhere` has the `href` of types that other pages describe
 */
export function namedTypes(checker, modules, {isOurs, describe, elsewhere}) {
  const symbols = new Map(modules.toReversed().flatMap(typesOf));
  const known = new Map();

  return texts => {
    const found = new Map();
    const add = text => {
      for (const name of text?.match(NAME) ?? []) {
        if (found.has(name) || !symbols.has(name)) continue;
        if (!known.has(name)) known.set(name, describeType(name, symbols.get(name)));
        const type = known.get(name);
        if (type === undefined) continue;
        found.set(name, type);
        [type, ...(type.members ?? [])].forEach(part => add(part.type));
      }
    };
    texts.forEach(add);
    return [...found.values()];
  };

  /** Returns the exported interfaces and types of a module by name. */
  function typesOf(module) {
    return checker
      .getExportsOfModule(checker.getSymbolAtLocation(module))
      .map(symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter(
        symbol => symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias) && isOurs(symbol),
      )
      .map(symbol => [symbol.name, symbol]);
  }

  function describeType(name, symbol) {
    if (elsewhere.has(name)) return {name, href: elsewhere.get(name)};
    const description = oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
    if (description === '') return undefined;
    const members = membersOf(checker, symbol).map(describe);
    return members.length > 0 ? {name, description, members} : {name, description, type: writtenType(symbol)};
  }
}

/** Returns the properties of an object type, and none of any other type. */
function membersOf(checker, symbol) {
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  const type = checker.getBaseConstraintOfType(declared) ?? declared;
  const isObject = type.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(type);
  const isFunction = type.getCallSignatures().length > 0;
  return isObject && !isFunction ? checker.getPropertiesOfType(type) : [];
}

/** Returns the type that an alias stands for, as it is written. A conditional type is only for TypeScript. */
function writtenType(symbol) {
  const {type} = symbol.declarations.find(ts.isTypeAliasDeclaration) ?? {};
  if (type === undefined || ts.isConditionalTypeNode(type)) return undefined;
  return oneLine(type.getText()).replace(/^\| /, '');
}
