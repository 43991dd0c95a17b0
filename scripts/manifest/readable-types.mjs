import {oneLine} from '../lib/manifest.mjs';
import {literalsOf} from '../lib/type-text.mjs';

/**
 * The analyzer copies types and defaults as they are written. For readers this makes them right: a class's own type
 * wins over the one it inherits, a type parameter of a base class becomes its argument (`Value` becomes `string`), a
 * named union of literals is spelled out (`ButtonSize` becomes `'sm' | 'lg'`), and so is a constant
 * (`DEFAULT_PAGE_SIZE` becomes `10`, a number). That `undefined` gives a property its default back goes without saying.
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
        for (const [item, inheritedFrom] of typedItems(declaration)) {
          const own = ownTypes.get(`${declaration.name}.${item.fieldName ?? item.name}`);
          const base = inheritedFrom?.name ?? declaration.name;
          const text = own ?? replaceWords(item.type.text, typeArguments(declaration.name, base));
          item.type = {text: replaceWords(oneLine(text), unions).replace(/ \| undefined$/, '')};
        }
      }
    },
  };

  /** Two modules may call theirs the same, so the one of the module itself, or of the class it inherits from, wins. */
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

  /** What each type parameter of `base` stands for in a class that extends it, directly or not. */
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

/** Everything of a class that has a type, with the class it comes from: a method's parameters and result too. */
function typedItems({members = [], attributes = [], events = []}) {
  return [...members, ...attributes, ...events]
    .flatMap(item => [item, ...(item.parameters ?? []), item.return].map(part => [part, item.inheritedFrom]))
    .filter(([part]) => part?.type?.text);
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
  text.replace(/'[^']*'|\b[A-Z]\w*\b(?!\??:)/g, word => words.get(word) ?? word);
