import {dirname, join} from 'node:path';
import ts from 'typescript';
import {oneLine} from '../lib/manifest.mjs';
import {literalsOf} from '../lib/type-text.mjs';
import {componentNames, inRoot, pascalCase} from '../lib/workspace.mjs';
import {namedTypes} from './named-types.mjs';

const folder = inRoot('react-bindings/src');
const elementsFolder = inRoot('elements/src');

/** React props whose element property has another name. */
const RENAMED = {attributes: 'controlAttributes', title: 'heading'};

/**
 * Reads the exported components of the React bindings and their `<Name>Props` types.
 *
 * @param modules the files of other modules to read, for `exportsOf`
 * @returns {{component: (name: string, fields: object[]) => {props: object[], isElement: boolean},
 *   exportsOf: (file: string) => object[], typesIn: (texts: string[]) => object[]}}
 *   the documented props of a component, which are those that the bindings and the elements declare and not those of
 *   every HTML element, and whether it takes the latter too. `fields` are the element's in the manifest: a prop that is
 *   derived from the element has its default from there. `exportsOf` describes what a module exports, and `typesIn` the
 *   types that texts name
 */
export function readReactComponents(modules = []) {
  const program = createProgram(modules);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(folder, 'index.ts'));
  const exportsOf = module => checker.getExportsOfModule(checker.getSymbolAtLocation(module));
  const exported = new Map(exportsOf(index).map(symbol => [symbol.name, symbol]));
  return {
    component: (name, fields) => ({
      props: ownProps(checker, exported.get(`${name}Props`), fields),
      isElement: takesElementProps(checker, exported.get(name)),
    }),
    exportsOf: file => exportsOf(program.getSourceFile(file)).map(describeExport),
    typesIn: namedTypes(checker, [index, ...elementModules(program)], {
      isOurs,
      describe: property => describe(checker, property, []),
      elsewhere: new Map([['Rules', '/guides/rules-and-schemas'], ...componentNames().map(pageOfProps)]),
    }),
  };

  /** What a module exports; of a function, a constant, or an object with its type. */
  function describeExport(symbol) {
    const original = resolveAlias(checker, symbol);
    const isType = !(original.flags & ts.SymbolFlags.Value);
    const isClass = Boolean(original.flags & ts.SymbolFlags.Class);
    const type = isType || isClass ? '' : print(checker, checker.getTypeOfSymbol(original));
    return {
      name: symbol.name,
      isType,
      // An optional parameter may be undefined anyway.
      type: type.replace(/(\?: [^,()]*?) \| undefined/g, '$1'),
      description: text(original.getDocumentationComment(checker)),
    };
  }
}

function ownProps(checker, symbol, fields) {
  if (symbol === undefined) return [];
  const type = checker.getDeclaredTypeOfSymbol(resolveAlias(checker, symbol));
  return checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .sort((a, b) => place(a, fields) - place(b, fields))
    .map(prop => describe(checker, prop, fields));
}

/** Required props come first, then those that only React has, the element's properties in their order, and handlers. */
function place(prop, fields) {
  if (!isOptional(prop)) return -2;
  if (/^on[A-Z]/.test(prop.name)) return fields.length;
  return fields.findIndex(({name}) => name === (RENAMED[prop.name] ?? prop.name));
}

/** Whether a component passes standard HTML props to its element. */
function takesElementProps(checker, symbol) {
  if (symbol === undefined) return false;
  const [signature] = checker.getTypeOfSymbol(resolveAlias(checker, symbol)).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  return props !== undefined && checker.getTypeOfSymbol(props).getProperty('className') !== undefined;
}

const pageOfProps = name => [`${pascalCase(name)}Props`, `/api/${name}#react-props`];

const elementModules = program =>
  program
    .getSourceFiles()
    .filter(({fileName}) => fileName.startsWith(`${elementsFolder}/`) && !fileName.endsWith('.test.ts'));

/** The TypeScript project of the bindings. It reads the sources of the elements, so it needs no built types. */
function createProgram(modules) {
  const configPath = inRoot('react-bindings/tsconfig.json');
  const {config} = ts.readConfigFile(configPath, ts.sys.readFile);
  const {fileNames, options, projectReferences} = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    dirname(configPath),
  );
  const host = ts.createCompilerHost(options);
  host.useSourceOfProjectReferenceRedirect = () => true;
  return ts.createProgram({rootNames: [...fileNames, ...modules], options, projectReferences, host});
}

const resolveAlias = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isOptional = prop => Boolean(prop.flags & ts.SymbolFlags.Optional);

const isIn = (folder, declaration) => declaration.getSourceFile().fileName.startsWith(`${folder}/`);
const isInElements = declaration => isIn(elementsFolder, declaration);
const isOurs = ({declarations = []}) =>
  declarations.some(declaration => isIn(folder, declaration) || isInElements(declaration));

function describe(checker, prop, fields) {
  const tags = prop.getJsDocTags(checker);
  const defaultText = text(tags.find(tag => tag.name === 'default')?.text);
  const field = prop.declarations.some(isInElements) && fields.find(({name}) => name === prop.name);
  return {
    name: prop.name,
    type: typeText(checker, prop),
    default: defaultText || (field ? field.default : ''),
    description: text(prop.getDocumentationComment(checker)),
    required: !isOptional(prop),
  };
}

/**
 * A short, readable type: as it is written, except that named unions of literals are spelled out, and a type parameter
 * is filled in. `undefined` goes without saying, because the prop is optional.
 */
function typeText(checker, prop) {
  // Where a union of props repeats one, the element says more about it.
  const declaration = prop.declarations.find(isInElements) ?? prop.valueDeclaration ?? prop.declarations[0];
  const node = withoutUndefined(declaration.type);
  const type = checker.getTypeOfSymbol(prop);
  const given = checker.getNonNullableType(type);
  const isAsWritten = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === given;
  const isLiterals = given.isUnion() && given.types.every(part => part.flags & ts.TypeFlags.Literal);
  const isComputed = isLiterals && ts.isTypeReferenceNode(node ?? {}) && node.typeArguments !== undefined;
  if (isAsWritten && !isComputed) return oneLine(writtenText(checker, node)).replace(/ \| undefined$/, '');
  return print(checker, type, isLiterals ? ts.TypeFormatFlags.InTypeAlias : ts.TypeFormatFlags.None);
}

/** Returns `Name` for the type `Name | undefined`, and `() => void` for `(() => void) | undefined`. */
function withoutUndefined(node) {
  if (!node || !ts.isUnionTypeNode(node)) return node;
  const [first, ...others] = node.types.filter(part => part.kind !== ts.SyntaxKind.UndefinedKeyword);
  if (others.length > 0) return node;
  return ts.isParenthesizedTypeNode(first) ? first.type : first;
}

/** The text of a type with its named unions of literals spelled out. */
function writtenText(checker, node) {
  const union = unionText(checker, node);
  if (union !== undefined) return ts.isArrayTypeNode(node.parent) ? `(${union})` : union;
  const start = node.getStart();
  let written = node.getText();
  const parts = [];
  ts.forEachChild(node, part => void parts.unshift(part));
  for (const part of parts)
    written =
      written.slice(0, part.getStart() - start) +
      writtenText(checker, part) +
      written.slice(part.getEnd() - start);
  return written;
}

/** The literals of a named union. */
function unionText(checker, node) {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const symbol = resolveAlias(checker, checker.getSymbolAtLocation(node.typeName));
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const initializerOf = name => checker.getSymbolAtLocation(name)?.valueDeclaration?.initializer;
  return declaration && literalsOf(ts, declaration.type, initializerOf);
}

function print(checker, type, flags = ts.TypeFormatFlags.None) {
  const text = checker.typeToString(
    checker.getNonNullableType(type),
    undefined,
    flags | ts.TypeFormatFlags.NoTruncation,
  );
  return text.replaceAll('"', "'") + (isNullable(type) ? ' | null' : '');
}

const isNullable = type => type.isUnion() && type.types.some(part => part.flags & ts.TypeFlags.Null);

const text = parts => oneLine(ts.displayPartsToString(parts));
