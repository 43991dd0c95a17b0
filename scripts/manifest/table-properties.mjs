/**
 * The tables declare the properties of their features from lists (`components/table/table-properties.ts` and
 * `components/table/features/…/properties.ts`). This adds them to the base class, with what the comments of these files say
 * of parts, events, slots, and states.
 */
const LISTS = /components\/table\/(table-|features\/[\w-]+\/)properties\.ts$/;
const BASE = /components\/table\/table-element\.ts$/;

/** The lists of the manifest, by the tags of comments. */
const TAGS = {
  slot: 'slots',
  fires: 'events',
  csspart: 'cssParts',
  cssprop: 'cssProperties',
  cssstate: 'cssStates',
};

export function tableProperties() {
  const found = new Map();
  return {
    name: 'table-properties',
    collectPhase({ts, node}) {
      if (!ts.isSourceFile(node) || !LISTS.test(node.fileName)) return;
      const options = new Map();
      for (const statement of node.statements) readOptions(ts, statement, options);
      found.set(node.fileName, {
        tags: node.statements.flatMap(statement => tagsOf(textOf(statement))),
        fields: node.statements
          .filter(ts.isInterfaceDeclaration)
          .flatMap(({members}) => members.map(member => fieldOf(member, options.get(member.name.text)))),
      });
    },
    moduleLinkPhase({moduleDoc}) {
      if (!BASE.test(moduleDoc.path)) return;
      const base = moduleDoc.declarations.find(({name}) => name === 'TableElement');
      for (const [, {tags, fields}] of [...found].sort(([one], [other]) => (one < other ? -1 : 1))) {
        for (const {list, item} of tags) (base[list] ??= []).push(item);
        base.members.push(...fields);
        (base.attributes ??= []).push(...fields.filter(({attribute}) => attribute).map(attributeOf));
      }
    },
  };
}

/** Reads `name: {converter: …, default: …}` of all objects in a statement. */
function readOptions(ts, node, options) {
  if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
    const parts = node.initializer.properties.filter(ts.isPropertyAssignment);
    const values = parts.map(({name, initializer}) => [name.text, initializer.getText()]);
    options.set(node.name.text, Object.fromEntries(values));
  }
  ts.forEachChild(node, child => readOptions(ts, child, options));
}

function fieldOf(member, options) {
  const name = member.name.text;
  return {
    kind: 'field',
    name,
    type: {text: member.type.getText()},
    default: options.default,
    description: textOf(member),
    ...(options.attribute !== 'false' && {
      attribute: name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
    }),
    ...(options.reflect === 'true' && {reflects: true}),
  };
}

const attributeOf = ({attribute, type, default: value, description, name}) => ({
  name: attribute,
  type,
  default: value,
  description,
  fieldName: name,
});

/** Returns the comment above a node, without its stars. */
function textOf(node) {
  const comment = /^\s*\/\*\*([^]*?)\*\//.exec(node.getFullText())?.[1] ?? '';
  return comment.replace(/^\s*\* ?/gm, '').trim();
}

function tagsOf(comment) {
  const tags = comment.matchAll(/^@(\w+) (?:\{([^}]*)\} )?(\S+) - ([^]*?)(?=\n@|$(?![^]))/gm);
  return [...tags].map(([, tag, type, name, description]) => ({
    list: TAGS[tag],
    item: {name, ...(type && {type: {text: type}}), description: description.replace(/\n\s*/g, '\n').trim()},
  }));
}
