import ts from 'typescript';
import {checker, exportsOf, print, spelledOut, typeText} from '../lib/types.mjs';
import {inRoot} from '../lib/workspace.mjs';

/** The defaults of properties that an attribute stores: they are declared without a value. */
const LIVE_DEFAULTS = {Boolean: 'false', String: `''`};

/**
 * The analyzer copies types and defaults as they are written. This makes them readable: types are those of
 * `lib/types.mjs`, defaults are also those that `@property({default: …})` declares, and constants are spelled out
 * (`DEFAULT_PAGE_SIZE` becomes `10`).
 */
export function readableTypes() {
  const constants = new Map();
  return {
    name: 'readable-types',
    analyzePhase({ts, node, moduleDoc}) {
      if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isLiteralExpression(node.initializer))
        return;
      const name = node.name.getText();
      const value = node.initializer.getText();
      constants.set(name, value).set(`${moduleDoc.path} ${name}`, value);
    },
    packageLinkPhase({customElementsManifest}) {
      for (const {path, declarations} of customElementsManifest.modules)
        for (const element of declarations.filter(({tagName}) => tagName)) describeMembers(path, element);
    },
  };

  function describeMembers(path, {name, members = [], attributes = [], events = []}) {
    const type = checker.getDeclaredTypeOfSymbol(exportsOf(inRoot(path)).get(name));
    for (const {type} of events) if (type) type.text = spelledOut(type.text);
    for (const item of [...members, ...attributes]) {
      // Two modules can use the same name, so the one in the module itself, or in that of its base class, wins.
      const module = item.inheritedFrom?.module ?? path;
      const property = type.getProperty(item.fieldName ?? item.name);
      const written = declaredDefault(property) ?? item.default;
      item.default = constants.get(`${module} ${written}`) ?? constants.get(written) ?? written;
      if (property === undefined) continue;
      if (item.kind === 'method') describeMethod(item, property);
      else item.type = {text: typeText(property)};
      const [, live] = /@liveAttribute\((\w+)\)/.exec(property.declarations[0].getText()) ?? [];
      item.default ??= LIVE_DEFAULTS[live];
    }
  }
}

function describeMethod(method, property) {
  const [signature] = checker.getTypeOfSymbol(property).getCallSignatures();
  for (const [index, parameter] of signature.parameters.entries())
    method.parameters[index].type = {text: typeText(parameter)};
  method.return = {type: {text: print(signature.getReturnType())}};
}

/** Returns the code of the default in the decorator of a property; undefined if there is none. */
function declaredDefault(property) {
  const decorators = property?.declarations.flatMap(node => ts.getDecorators(node) ?? []) ?? [];
  return decorators
    .flatMap(({expression}) => (ts.isCallExpression(expression) ? [...expression.arguments] : []))
    .flatMap(({properties = []}) => properties)
    .find(({name}) => name?.text === 'default')
    ?.initializer.getText();
}
