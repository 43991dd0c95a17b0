import {oneLine} from '../lib/manifest.mjs';
import {literalsOf} from '../lib/type-text.mjs';

/**
 * The analyzer copies types and defaults as written. This makes them readable: the type of a class wins over its
 * inherited type, a type parameter of a base class becomes its argument (`Value` becomes `string`), a named union of
 * literals is expanded (`ButtonSize` becomes `'sm' | 'lg'`), and so are constants (`DEFAULT_PAGE_SIZE` becomes `10`, a
 * number). `undefined` is left out, because it resets every property to its default.
 */
export function readableTypes() {
  const ownTypes = new Map();
  const generics = new Map();
  const unions = new Map();
  const constants = new Map();

  return {
    name: 'readable-types',
    analyzePhase({ts, node, moduleDoc}) {
      if (ts.isTypeAliasDeclaration(node)) {
        const union = literalsOf(ts, node.type, name =>
          initializerOf(ts, node.getSourceFile(), name.getText()),
        );
        if (union !== undefined) unions.set(node.name.text, union);
      }
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isLiteralExpression(node.initializer)) {
        const name = node.name.getText();
        const value = node.initializer.getText();
        constants.set(name, value).set(`${moduleDoc.path} ${name}`, value);
      }
      if (ts.isClassDeclaration(node) && node.name) generics.set(node.name.text, genericsOf(ts, node));
    },
    moduleLinkPhase({moduleDoc}) {
      for (const {name, members = []} of classesOf(moduleDoc)) {
        for (const member of members)
          if (member.type) ownTypes.set(`${name}.${member.name}`, member.type.text);
      }
    },
    packageLinkPhase({customElementsManifest}) {
      for (const module of customElementsManifest.modules) spellOutConstants(module);
      for (const declaration of customElementsManifest.modules.flatMap(classesOf)) {
        for (const {item, inheritedFrom, isPart} of typedItems(declaration)) {
          const own = isPart ? undefined : ownTypes.get(`${declaration.name}.${item.fieldName ?? item.name}`);
          const base = inheritedFrom?.name ?? declaration.name;
          const text = own ?? replaceWords(item.type.text, typeArguments(declaration.name, base));
          item.type = {text: replaceWords(oneLine(text), unions).replace(/ \| undefined$/, '')};
        }
      }
    },
  };

  /** Two modules can use the same name, so the one in the module itself, or in that of its base class, wins. */
  function spellOutConstants(module) {
    for (const {members = [], attributes = []} of classesOf(module)) {
      for (const item of [...members, ...attributes]) {
        const path = item.inheritedFrom?.module ?? module.path;
        const value = constants.get(`${path} ${item.default}`) ?? constants.get(item.default);
        if (value === undefined) continue;
        item.default = value;
        item.type ??= {text: /^['"`]/.test(value) ? 'string' : 'number'};
      }
    }
  }

  /** Returns the arguments of `base`'s type parameters in a class that extends it, directly or indirectly. */
  function typeArguments(name, base) {
    let names = new Map();
    for (let current = name; current !== base;) {
      const {parent, args = []} = generics.get(current) ?? {};
      const {parameters = []} = generics.get(parent) ?? {};
      names = new Map(
        parameters.map((parameter, i) => [parameter, replaceWords(args[i] ?? 'unknown', names)]),
      );
      if (parent === undefined) break;
      current = parent;
    }
    return names;
  }
}

const classesOf = module => module.declarations.filter(declaration => declaration.kind === 'class');

/**
 * Returns everything in a class that has a type, including the parts of methods (parameters and results), with its class.
 * The `options` of a method have nothing to do with a property of that name.
 */
function typedItems({members = [], attributes = [], events = []}) {
  return [...members, ...attributes, ...events]
    .flatMap(item => [
      {item, inheritedFrom: item.inheritedFrom, isPart: false},
      ...[...(item.parameters ?? []), item.return].map(part => ({
        item: part,
        inheritedFrom: item.inheritedFrom,
        isPart: true,
      })),
    ])
    .filter(({item}) => item?.type?.text);
}

function genericsOf(ts, node) {
  const heritage = node.heritageClauses?.find(clause => clause.token === ts.SyntaxKind.ExtendsKeyword)
    ?.types[0];
  return {
    parameters: node.typeParameters?.map(parameter => parameter.name.text),
    parent: heritage?.expression.getText(),
    args: heritage?.typeArguments?.map(argument => argument.getText()),
  };
}

/** The value of a constant of the same module. */
function initializerOf(ts, sourceFile, name) {
  const constants = sourceFile.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => declarationList.declarations);
  return constants.find(constant => constant.name.getText() === name)?.initializer;
}

/** Replaces whole words, but no words inside quotes and no keys of object types. */
const replaceWords = (text, words) =>
  text.replace(/('[^']*'|\b[A-Z]\w*\b(?!\??:))(\[\])?/g, (all, word, array = '') => {
    const replacement = words.get(word) ?? word;
    return array && replacement.includes(' | ') ? `(${replacement})${array}` : replacement + array;
  });
