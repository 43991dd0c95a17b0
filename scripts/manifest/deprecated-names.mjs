import {published} from './public-contract.mjs';

/**
 * Adds the old names of elements to the manifest, with what to write instead: those that the `define` modules pass to
 * `deprecateNames` (`elements/src/base/deprecated-names.ts`), and the modules that call `warnOfOldModule`.
 */
export function deprecatedNames() {
  /** The lists of names by the name of the class. */
  const lists = new Map();
  const modules = [];
  return {
    name: 'deprecated-names',
    analyzePhase({ts, node, moduleDoc}) {
      if (!ts.isCallExpression(node)) return;
      const [first, second] = node.arguments;
      const callee = node.expression.getText();
      if (callee === 'deprecateNames') lists.set(first.getText(), literalOf(ts, second));
      if (callee === 'warnOfOldModule')
        modules.push({
          kind: 'javascript-module',
          path: published(moduleDoc.path),
          deprecated: `import '@life-changers/elements/${second.text}'`,
          declarations: [],
          exports: [],
        });
    },
    packageLinkPhase({customElementsManifest}) {
      const elements = customElementsManifest.modules.flatMap(({declarations}) => declarations);
      for (const element of elements) addNames(element, lists.get(element.name) ?? {});
      customElementsManifest.modules.push(...modules);
    },
  };
}

/** Returns the value of a literal: a text, or an object of them. */
function literalOf(ts, node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  return Object.fromEntries(
    node.properties.map(({name, initializer}) => [name.text, literalOf(ts, initializer)]),
  );
}

function addNames(element, {properties = {}, attributes = {}, events = {}, slots = {}, tags}) {
  const memberOf = name => {
    const member = element.members.find(one => one.name === name);
    if (member === undefined)
      throw new Error(`Declare ${name} in ${element.name}, which deprecateNames names.`);
    return member;
  };
  for (const [old, instead] of Object.entries(properties)) {
    const {attribute} = memberOf(instead);
    const names = {deprecated: `write ${instead}`, ...(attribute && {attribute: dashCase(old)})};
    Object.assign(memberOf(old), names);
    if (attribute) element.attributes.push(attributeOf(dashCase(old), memberOf(old), attribute, old));
  }
  for (const [old, instead] of Object.entries(attributes)) {
    const member = memberOf(instead);
    element.attributes.push(attributeOf(old, member, member.attribute ?? instead));
  }
  addCopies(element.events, events, 'listen to');
  addCopies(element.slots, slots, 'write');
  if (tags !== undefined)
    element.deprecatedTags = Object.fromEntries(
      Object.entries(tags).map(([old, instead]) => [old, `write ${instead}`]),
    );
}

const attributeOf = (name, {type, default: standard}, instead, fieldName) => ({
  name,
  type,
  default: standard,
  description: `The old name of \`${instead}\`.`,
  deprecated: `write ${instead}`,
  ...(fieldName && {fieldName}),
});

/** Adds each old name as a copy of the new one. */
function addCopies(items, names, verb) {
  for (const [old, instead] of Object.entries(names)) {
    const item = items?.find(({name}) => name === instead);
    if (item === undefined) throw new Error(`There is no "${instead}" for "${old}" of deprecateNames.`);
    const description = `The old name of \`${instead}\`.`;
    items.push({...item, name: old, description, deprecated: `${verb} ${instead || 'no slot'}`});
  }
}

const dashCase = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
