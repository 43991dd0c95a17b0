/** The types of both packages in a short, readable form. TypeScript reads them from the sources, so no build is needed. */
import {readdirSync} from 'node:fs';
import {dirname} from 'node:path';
import ts from 'typescript';
import {oneLine} from './manifest.mjs';
import {inRoot} from './workspace.mjs';

const ELEMENTS = inRoot('elements/src');
const BINDINGS = inRoot('react-bindings');

const elementFiles = readdirSync(ELEMENTS, {recursive: true})
  .filter(name => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name))
  .map(name => `${ELEMENTS}/${name}`);

const program = createProgram();

export const checker = program.getTypeChecker();

function createProgram() {
  const configPath = `${BINDINGS}/tsconfig.json`;
  const {config} = ts.readConfigFile(configPath, ts.sys.readFile);
  const {fileNames, options, projectReferences} = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    dirname(configPath),
  );
  const host = ts.createCompilerHost(options);
  host.useSourceOfProjectReferenceRedirect = () => true;
  return ts.createProgram({rootNames: [...fileNames, ...elementFiles], options, projectReferences, host});
}

/** Returns the exports of a module, by name. */
export function exportsOf(file) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return new Map(checker.getExportsOfModule(module).map(symbol => [symbol.name, resolveAlias(symbol)]));
}

const resolveAlias = symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The exports of the React bindings and of all modules of the elements, by name. For one name, the first wins. */
export const allExports = new Map(
  [...elementFiles.toReversed(), `${BINDINGS}/src/index.ts`].flatMap(file => [...exportsOf(file)]),
);

const isIn = folder => declaration => declaration.getSourceFile().fileName.startsWith(`${folder}/`);

export const isInElements = isIn(ELEMENTS);

/** Whether the packages declare something, not only TypeScript's library or React. */
export const isOurs = ({declarations = []}) =>
  declarations.some(declaration => isInElements(declaration) || isIn(BINDINGS)(declaration));

/** Returns the doc comment of a symbol on one line. */
export const commentOf = symbol => oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

/**
 * Returns the type of a property or a parameter: as it is written, except that named unions of literals are spelled out,
 * and a type parameter is filled in. `undefined` goes without saying, because it resets a property to its default.
 */
export function typeText(property) {
  // Where a union of props repeats one, the element says more about it.
  const {declarations, valueDeclaration} = property;
  const declaration = declarations.find(isInElements) ?? valueDeclaration ?? declarations[0];
  const node = withoutUndefined(declaration.type);
  const type = checker.getTypeOfSymbol(property);
  const given = checker.getNonNullableType(type);
  const isAsWritten = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === given;
  const isLiterals = given.isUnion() && given.types.every(part => part.flags & ts.TypeFlags.Literal);
  const isComputed = isLiterals && ts.isTypeReferenceNode(node ?? {}) && node.typeArguments !== undefined;
  if (isAsWritten && !isComputed) return oneLine(writtenText(node)).replace(/ \| undefined$/, '');
  return print(type, isLiterals ? ts.TypeFormatFlags.InTypeAlias : ts.TypeFormatFlags.None);
}

/** Returns `Name` for the type `Name | undefined`, and `() => void` for `(() => void) | undefined`. */
function withoutUndefined(node) {
  if (!node || !ts.isUnionTypeNode(node)) return node;
  const [first, ...others] = node.types.filter(part => part.kind !== ts.SyntaxKind.UndefinedKeyword);
  if (others.length > 0) return node;
  return ts.isParenthesizedTypeNode(first) ? first.type : first;
}

/** The text of a type with its named unions of literals spelled out. */
function writtenText(node) {
  const union =
    ts.isTypeReferenceNode(node) && literalsOf(resolveAlias(checker.getSymbolAtLocation(node.typeName)));
  if (union) return ts.isArrayTypeNode(node.parent) ? `(${union})` : union;
  const start = node.getStart();
  let written = node.getText();
  const parts = [];
  ts.forEachChild(node, part => void parts.unshift(part));
  for (const part of parts)
    written =
      written.slice(0, part.getStart() - start) + writtenText(part) + written.slice(part.getEnd() - start);
  return written;
}

/** Spells out the named unions of literals in the text of a type. */
export const spelledOut = text =>
  text.replace(/\b[A-Z]\w*/g, name => literalsOf(allExports.get(name)) ?? name);

/** The literals of a named union, in the order of its declaration: `'sm' | 'lg'` for `ButtonSize`. */
function literalsOf(symbol) {
  const {type} = symbol?.declarations?.find(ts.isTypeAliasDeclaration) ?? {};
  if (type === undefined) return undefined;
  if (ts.isUnionTypeNode(type) && type.types.every(isPlain))
    return oneLine(type.getText()).replace(/^\| /, '');
  // (typeof SIZES)[number]
  const list = ts.isIndexedAccessTypeNode(type) && type.objectType.type;
  if (!list || !ts.isTypeQueryNode(list)) return undefined;
  const constant = resolveAlias(checker.getSymbolAtLocation(list.exprName)).valueDeclaration?.initializer;
  const items = constant && ts.isAsExpression(constant) ? constant.expression.elements : undefined;
  return items?.map(item => item.getText()).join(' | ');
}

/** Whether a part of a union is a literal, or `boolean`, `number`, or `string`. */
function isPlain(part) {
  const {BooleanKeyword, NumberKeyword, StringKeyword} = ts.SyntaxKind;
  return ts.isLiteralTypeNode(part) || [BooleanKeyword, NumberKeyword, StringKeyword].includes(part.kind);
}

/** Returns a type as TypeScript prints it, without `undefined`. */
export function print(type, flags = ts.TypeFormatFlags.None) {
  const shown = type.flags & ts.TypeFlags.Void ? type : checker.getNonNullableType(type);
  const text = checker.typeToString(shown, undefined, flags | ts.TypeFormatFlags.NoTruncation);
  if (!isNullable(type)) return quoted(text);
  return quoted(shown.getCallSignatures().length > 0 ? `(${text}) | null` : `${text} | null`);
}

const quoted = text => text.replaceAll('"', "'");

const isNullable = type => type.isUnion() && type.types.some(part => part.flags & ts.TypeFlags.Null);
