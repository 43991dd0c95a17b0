/** Which names a script imports, declares, and refers to. */
import {nodesIn} from '../../script/read-script.mjs';

/**
 * @typedef {object} ImportedName
 * @property {string} imported The name in the package, or `default`.
 * @property {string} local The name in the script.
 * @property {any} specifier
 * @property {any} declaration
 */

export class ScriptNames {
  #references = new Map();
  #declared = new Set();
  #imported = new Set();
  /** @type {{node: any, parents: readonly any[]}[]} */
  nodes;

  constructor(program) {
    this.program = program;
    this.nodes = [...nodesIn(program)];
    for (const {node, parents} of this.nodes) {
      if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue;
      const role = roleOf(node, parents);
      if (role === 'declaration') this.#declared.add(node.name);
      if (role === 'import') this.#imported.add(node.name);
      if (role === 'reference') {
        const list = this.#references.get(node.name) ?? [];
        list.push({node, parents});
        this.#references.set(node.name, list);
      }
    }
  }

  /** Returns where a name is used, but not where it is declared. Scopes are not read: names that are the same are one. */
  references(name) {
    return this.#references.get(name) ?? [];
  }

  /**
   * Whether a name is declared or imported anywhere in the script.
   *
   * @param {(node: any) => boolean} [isGone] Whether a reference is replaced: an import without others does not count.
   */
  isTaken(name, isGone = () => false) {
    if (this.#declared.has(name)) return true;
    const uses = this.references(name);
    return this.#imported.has(name) && !(uses.length > 0 && uses.every(({node}) => isGone(node)));
  }

  /**
   * Returns the names that the script imports from packages.
   *
   * @param {(source: string) => boolean} isPackage
   * @returns {ImportedName[]}
   */
  importsOf(isPackage) {
    return this.program.body.flatMap(declaration =>
      declaration.type === 'ImportDeclaration' && isPackage(declaration.source.value)
        ? declaration.specifiers.map(specifier => ({
            imported:
              specifier.imported?.name ?? (specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'),
            local: specifier.local.name,
            specifier,
            declaration,
          }))
        : [],
    );
  }

  /** Returns the only variable of a name, as `{node, parents}` of its declarator, or undefined. */
  variable(name) {
    const found = this.nodes.filter(
      ({node}) =>
        node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name,
    );
    return found.length === 1 ? found[0] : undefined;
  }
}

/** Returns what an identifier is: a `reference`, a `declaration`, an `import`, or a `name`, such as that of a property. */
export function roleOf(node, parents) {
  const parent = parents.at(-1);
  switch (parent?.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
    case 'JSXMemberExpression':
      return parent.property === node && !parent.computed ? 'name' : 'reference';
    case 'ObjectProperty':
      return propertyRole(node, parent, parents);
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key === node && !parent.computed ? 'name' : 'declaration';
    case 'JSXAttribute':
    case 'JSXNamespacedName':
    case 'LabeledStatement':
    case 'TSQualifiedName':
      return parent.left === node ? 'reference' : 'name';
    case 'JSXClosingElement':
      return 'name';
    case 'JSXOpeningElement':
      return /^[a-z]/.test(node.name) ? 'name' : 'reference';
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return parent.local === node ? 'import' : 'name';
    case 'ExportSpecifier':
      return parent.local === node ? 'reference' : 'name';
    case 'VariableDeclarator':
      return parent.id === node ? 'declaration' : 'reference';
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return parent.body === node ? 'reference' : 'declaration';
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return parent.id === node ? 'declaration' : 'reference';
    case 'ArrayPattern':
    case 'RestElement':
    case 'TSTypeParameter':
      return 'declaration';
    case 'AssignmentPattern':
      return parent.left === node ? 'declaration' : 'reference';
    default:
      return 'reference';
  }
}

function propertyRole(node, property, parents) {
  const isPattern = parents.at(-2)?.type === 'ObjectPattern';
  // In `{a}`, key and value are two nodes at the same place.
  if (property.key === node) return property.computed ? 'reference' : 'name';
  return isPattern ? 'declaration' : 'reference';
}
