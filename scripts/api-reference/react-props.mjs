import ts from 'typescript';
import {oneLine} from '../lib/manifest.mjs';
import {checker, commentOf, exportsOf, isInElements, isOurs, print, typeText} from '../lib/types.mjs';
import {inRoot} from '../lib/workspace.mjs';

/** React props whose element property has another name. */
const RENAMED = {attributes: 'controlAttributes', title: 'heading'};

const exported = exportsOf(inRoot('react-bindings/src/index.ts'));

/**
 * Returns the documented props of a component, which are those that the bindings and the elements declare and not those of
 * every HTML element.
 *
 * @param name such as `Button`
 * @param fields those of the element in the manifest: a prop that is derived from it has its default from there
 */
export function reactProps(name, fields) {
  const symbol = exported.get(`${name}Props`);
  if (symbol === undefined) return [];
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter(isOurs)
    .sort((a, b) => place(a, fields) - place(b, fields))
    .map(prop => describe(prop, fields));
}

/** Required props come first, then those that only React has, the element's properties in their order, and handlers. */
function place(prop, fields) {
  if (!isOptional(prop)) return -2;
  if (/^on[A-Z]/.test(prop.name)) return fields.length;
  return fields.findIndex(({name}) => name === (RENAMED[prop.name] ?? prop.name));
}

const isOptional = prop => Boolean(prop.flags & ts.SymbolFlags.Optional);

/** Returns the name, type, default, and description of a property. */
export function describe(prop, fields = []) {
  const tags = prop.getJsDocTags(checker);
  const defaultText = oneLine(ts.displayPartsToString(tags.find(tag => tag.name === 'default')?.text));
  const field = prop.declarations.some(isInElements) && fields.find(({name}) => name === prop.name);
  return {
    name: prop.name,
    type: typeText(prop),
    default: defaultText || (field ? field.default : ''),
    description: commentOf(prop),
    required: !isOptional(prop),
  };
}

/** Whether a component passes standard HTML props to its element. */
export function takesElementProps(name) {
  const component = exported.get(name);
  if (component === undefined) return false;
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  return props !== undefined && checker.getTypeOfSymbol(props).getProperty('className') !== undefined;
}

/** Describes what a module exports; a function, a constant, or an object with its type. */
export function describeExports(file) {
  return [...exportsOf(file)].map(([name, symbol]) => {
    const isType = !(symbol.flags & ts.SymbolFlags.Value);
    const isClass = Boolean(symbol.flags & ts.SymbolFlags.Class);
    const type = isType || isClass ? '' : print(checker.getTypeOfSymbol(symbol));
    return {
      name,
      isType,
      // An optional parameter may be undefined anyway.
      type: type.replace(/(\?: [^,()]*?) \| undefined/g, '$1'),
      description: commentOf(symbol),
    };
  });
}
