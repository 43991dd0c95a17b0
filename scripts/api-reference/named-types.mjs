import ts from 'typescript';
import {oneLine} from '../lib/manifest.mjs';
import {allExports, checker, commentOf, isOurs} from '../lib/types.mjs';
import {componentNames, pascalCase} from '../lib/workspace.mjs';
import {describe} from './react-props.mjs';

/** A name in the text of a type. */
const NAME = /\b[A-Z]\w*/g;

/** The addresses of types that other pages describe. */
const ELSEWHERE = new Map([
  ['Rules', '/guides/rules-and-schemas'],
  ...componentNames().map(name => [`${pascalCase(name)}Props`, `/api/${name}#properties`]),
]);

const known = new Map();

/**
 * Describes the types named in texts, and those that they name in turn: an object type with its members, any other type
 * with its text, and a type of another page with its `href`. Types without a doc comment are left out.
 *
 * @param {readonly (string | undefined)[]} texts
 */
export function typesIn(texts) {
  const found = new Map();
  const add = text => {
    for (const name of text?.match(NAME) ?? []) {
      if (found.has(name) || !isType(allExports.get(name))) continue;
      if (!known.has(name)) known.set(name, describeType(name, allExports.get(name)));
      const type = known.get(name);
      if (type === undefined) continue;
      found.set(name, type);
      [type, ...(type.members ?? [])].forEach(part => add(part.type));
    }
  };
  texts.forEach(add);
  return [...found.values()];
}

const isType = symbol =>
  symbol && symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias) && isOurs(symbol);

function describeType(name, symbol) {
  if (ELSEWHERE.has(name)) return {name, href: ELSEWHERE.get(name)};
  const description = commentOf(symbol);
  if (description === '') return undefined;
  const members = membersOf(symbol).map(member => describe(member));
  return members.length > 0 ? {name, description, members} : {name, description, type: writtenType(symbol)};
}

/** Returns the properties of an object type, and none of any other type. */
function membersOf(symbol) {
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  const type = checker.getBaseConstraintOfType(declared) ?? declared;
  const isObject = type.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(type);
  const isFunction = type.getCallSignatures().length > 0;
  return isObject && !isFunction ? checker.getPropertiesOfType(type).filter(isOwn) : [];
}

/** Whether a member is one of this library with a name, and not one that each element has from Lit or the DOM. */
const isOwn = member =>
  !member.name.startsWith('__@') &&
  !member.declarations?.every(({parent}) => /node_modules/.test(parent.getSourceFile().fileName));

/** Returns the type that an alias stands for, as it is written. A conditional type is only for TypeScript. */
function writtenType(symbol) {
  const {type} = symbol.declarations.find(ts.isTypeAliasDeclaration) ?? {};
  if (type === undefined || ts.isConditionalTypeNode(type)) return undefined;
  return oneLine(type.getText()).replace(/^\| /, '');
}
