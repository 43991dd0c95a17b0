import ts from 'typescript';

/** What the site draws in its overviews, and readers do not need. */
const OWN_MODULES = /^\.\.?\//;

/**
 * Returns the source of each state of a component, by its name, as a file that can be copied once it is formatted: its JSX
 * in a component, with the declarations and the imports that it needs. Drawings of the site are left out.
 *
 * @param {string} path The path of the `overview.tsx`.
 * @param {string} text Its text.
 * @returns {Record<string, string>}
 */
export function stateSources(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = file.statements.filter(ts.isImportDeclaration);
  const declarations = new Map(
    file.statements.flatMap(statement => namesOf(statement).map(name => [name, statement])),
  );
  const drawings = drawingsIn(imports, declarations);
  const print = node => withoutDrawings(node, drawings);

  return Object.fromEntries(
    statesIn(declarations.get('overview')).map(([name, node]) => [name, fileOf(node)]),
  );

  function fileOf(node) {
    const needed = new Set();
    const used = new Set();
    const need = from => {
      for (const name of identifiersIn(from, drawings)) {
        used.add(name);
        const statement = declarations.get(name);
        if (statement === undefined || needed.has(statement)) continue;
        needed.add(statement);
        need(statement);
      }
    };
    for (const statement of file.statements.filter(ts.isExpressionStatement)) {
      needed.add(statement);
      need(statement);
    }
    need(node);
    const parts = [
      imports.map(statement => importOf(statement, used)).filter(line => line !== ''),
      ...file.statements
        .filter(statement => needed.has(statement))
        .map(statement => [print(statement).replace(/^export /, '')]),
      [`export default function Example() {\n  return (${print(node)});\n}`],
    ];
    return parts
      .filter(lines => lines.length > 0)
      .map(lines => lines.join('\n'))
      .join('\n\n');
  }
}

/** The names that a statement declares. */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({name}) => bindingsIn(name));
  return statement.name === undefined ? [] : [statement.name.text];
}

const bindingsIn = name =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap(element => bindingsIn(element.name));

/** The states of an overview: `[name, expression]`. */
function statesIn(statement) {
  const {initializer} = statement.declarationList.declarations[0];
  const states = initializer.properties.find(({name}) => name?.text === 'states');
  return states.initializer.properties.map(property => [property.name.text, unwrapped(property.initializer)]);
}

const unwrapped = node => (ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node);

/** The names of components that only draw: those of the site, and those of the file whose whole content they are. */
function drawingsIn(imports, declarations) {
  const names = new Set(
    imports
      .filter(({moduleSpecifier}) => OWN_MODULES.test(moduleSpecifier.text))
      .flatMap(({importClause}) => importClause.namedBindings.elements.map(({name}) => name.text)),
  );
  for (const [name, statement] of declarations) {
    const returned = ts.isFunctionDeclaration(statement)
      ? statement.body.statements.find(ts.isReturnStatement)?.expression
      : undefined;
    if (returned && isDrawing(unwrapped(returned), names)) names.add(name);
  }
  return names;
}

function isDrawing(node, drawings) {
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  if (!ts.isJsxOpeningElement(opening) && !ts.isJsxSelfClosingElement(opening)) return false;
  const isInert = opening.attributes.properties.some(({name}) => name?.getText() === 'inert');
  return isInert || drawings.has(opening.tagName.getText());
}

/** The identifiers in a node that can be names of declarations, without those in drawings. */
function identifiersIn(node, drawings) {
  if (isDrawing(node, drawings)) return [];
  if (ts.isIdentifier(node)) return isName(node) ? [] : [node.text];
  const found = [];
  const kept = waited(node, drawings);
  if (kept) return identifiersIn(kept, drawings);
  ts.forEachChild(node, child => {
    found.push(...identifiersIn(child, drawings));
  });
  return found;
}

/** Whether an identifier is the name of a prop or of a member. */
const isName = ({parent, pos}) =>
  (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)) &&
  parent.name.pos === pos;

/** What the site shows after it has hydrated: `issues` of `useIsHydrated() ? issues : undefined`. */
const waited = (node, drawings) =>
  ts.isConditionalExpression(node) &&
  ts.isCallExpression(node.condition) &&
  drawings.has(node.condition.expression.getText())
    ? node.whenTrue
    : undefined;

/** The text of a node without the lines of drawings. */
function withoutDrawings(node, drawings) {
  const {text} = node.getSourceFile();
  const pieces = [];
  let start = node.getStart();
  const cut = child => {
    const kept = waited(child, drawings)?.getText() ?? '';
    if (kept === '' && !isDrawing(child, drawings)) return ts.forEachChild(child, cut);
    const before = text.slice(start, child.getStart());
    pieces.push(kept === '' ? before.trimEnd() : before, kept);
    start = child.getEnd();
    return undefined;
  };
  ts.forEachChild(node, cut);
  return [...pieces, text.slice(start, node.getEnd())].join('');
}

/** An import with the names that are used, or an empty text. Imports for their effects stay. */
function importOf(statement, used) {
  const {importClause, moduleSpecifier} = statement;
  const from = moduleSpecifier.text;
  if (importClause === undefined) return statement.getText();
  if (OWN_MODULES.test(from)) return '';
  const {namedBindings} = importClause;
  if (ts.isNamespaceImport(namedBindings))
    return used.has(namedBindings.name.text) ? statement.getText() : '';
  const names = namedBindings.elements.filter(({name}) => used.has(name.text));
  if (names.length === 0) return '';
  const kind = importClause.isTypeOnly ? 'import type' : 'import';
  return `${kind} {${names.map(name => name.getText()).join(', ')}} from '${from}';`;
}
