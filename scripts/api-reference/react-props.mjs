import {dirname, join} from 'node:path';
import ts from 'typescript';
import {oneLine} from '../lib/manifest.mjs';
import {inRoot} from '../lib/workspace.mjs';

const folder = inRoot('react-bindings/src');

/**
 * Reads the exported components of the React bindings and their `<Name>Props` interfaces.
 *
 * @returns {{component: (name: string) => {props: object[], isElement: boolean}, functions: object[]}} the documented
 *   props of a component, without the standard HTML props, and whether it also accepts the standard props; and the hooks
 *   and other functions
 */
export function readReactComponents() {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(folder, 'index.ts'));
  const exported = new Map(
    checker.getExportsOfModule(checker.getSymbolAtLocation(index)).map(symbol => [symbol.name, symbol]),
  );
  return {
    component: name => ({
      props: ownProps(checker, exported.get(`${name}Props`)),
      isElement: takesElementProps(checker, exported.get(name)),
    }),
    functions: [...exported.values()].filter(({name}) => /^[a-z]/.test(name)).map(describeFunction),
  };

  function describeFunction(symbol) {
    const original = resolveAlias(checker, symbol);
    const [signature] = checker.getTypeOfSymbol(original).getCallSignatures();
    return {
      name: symbol.name,
      type: checker
        .signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation)
        .replaceAll('"', "'"),
      description: text(original.getDocumentationComment(checker)),
    };
  }
}

function ownProps(checker, symbol) {
  if (symbol === undefined) return [];
  const type = checker.getDeclaredTypeOfSymbol(resolveAlias(checker, symbol));
  return checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .map(prop => describe(checker, prop))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

/** Whether a component passes standard HTML props to its element. */
function takesElementProps(checker, symbol) {
  if (symbol === undefined) return false;
  const [signature] = checker.getTypeOfSymbol(resolveAlias(checker, symbol)).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  return props !== undefined && checker.getTypeOfSymbol(props).getProperty('className') !== undefined;
}

/** The TypeScript project of the bindings. It reads the sources of the elements, so it needs no built types. */
function createProgram() {
  const configPath = inRoot('react-bindings/tsconfig.json');
  const {config} = ts.readConfigFile(configPath, ts.sys.readFile);
  const {fileNames, options, projectReferences} = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    dirname(configPath),
  );
  const host = ts.createCompilerHost(options);
  host.useSourceOfProjectReferenceRedirect = () => true;
  return ts.createProgram({rootNames: fileNames, options, projectReferences, host});
}

const resolveAlias = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const isOurs = prop =>
  prop.declarations?.some(declaration => declaration.getSourceFile().fileName.startsWith(folder));

function describe(checker, prop) {
  const tags = prop.getJsDocTags(checker);
  const defaultText = tags.find(tag => tag.name === 'default');
  return {
    name: prop.name,
    type: typeText(checker, prop),
    default: text(defaultText?.text),
    description: text(prop.getDocumentationComment(checker)),
    required: !(prop.flags & ts.SymbolFlags.Optional),
  };
}

/**
 * Returns a short, readable type: as written, but with named unions of literals expanded and type parameters filled in.
 * `undefined` is left out, because optional props always accept it.
 */
function typeText(checker, prop) {
  const node = withoutUndefined(prop.valueDeclaration?.type);
  const type = checker.getTypeOfSymbol(prop);
  const given = checker.getNonNullableType(type);
  const isLiterals = given.isUnion() && given.types.every(part => part.flags & ts.TypeFlags.Literal);
  if (isLiterals) return unionText(checker, node) ?? print(checker, type, ts.TypeFormatFlags.InTypeAlias);
  const isAsWritten = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === given;
  return isAsWritten ? oneLine(node.getText()).replace(/ \| undefined$/, '') : print(checker, type);
}

/** Returns `Name` for the type `Name | undefined`, and `() => void` for `(() => void) | undefined`. */
function withoutUndefined(node) {
  if (!node || !ts.isUnionTypeNode(node)) return node;
  const [first, ...others] = node.types.filter(part => part.kind !== ts.SyntaxKind.UndefinedKeyword);
  if (others.length > 0) return node;
  return ts.isParenthesizedTypeNode(first) ? first.type : first;
}

/** Returns the literals of a named union, in declaration order. */
function unionText(checker, node) {
  if (!node || !ts.isTypeReferenceNode(node)) return undefined;
  const symbol = resolveAlias(checker, checker.getSymbolAtLocation(node.typeName));
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return declaration && oneLine(declaration.type.getText()).replace(/^\| /, '');
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
