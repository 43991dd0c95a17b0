/**
 * An ESLint rule: what `render…` reads from the document must ask `isServerView` (`elements/src/dom/server-view.ts`). In the
 * first update of a server-rendered page, an element must give the answers of the server; otherwise an old attribute stays.
 *
 * It follows calls and members inside one file, from functions whose name begins with `render`, but not the listeners of a
 * template.
 */
export const askServerView = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {ask: '`{{name}}` is unknown on a server, and {{root}} reads it: ask `isServerView` first.'},
  },
  create: context => ({
    Program(program) {
      const {sourceCode} = context;
      const functions = functionsIn(program, sourceCode.visitorKeys);
      const seen = new Set();
      const follow = (name, root) => {
        if (seen.has(name)) return;
        seen.add(name);
        for (const {reads, uses, asks} of (functions.get(name) ?? []).map(body =>
          readBody(body, sourceCode),
        )) {
          if (asks) continue;
          for (const node of reads)
            context.report({node, messageId: 'ask', data: {name: nameOf(node), root}});
          for (const used of uses) follow(used, root);
        }
      };
      for (const name of functions.keys()) if (/^#?render/.test(name)) follow(name, name);
    },
  }),
};

/** What an element knows only in a document. */
const OUTSIDE = new Set(
  (
    'activeElement assignedElements assignedNodes childElementCount childNodes children closest firstElementChild ' +
    'getRootNode labels matches nextElementSibling parentElement parentNode previousElementSibling querySelector ' +
    'querySelectorAll'
  ).split(' '),
);

const GLOBALS = new Set(['document', 'getComputedStyle', 'location', 'matchMedia', 'navigator', 'window']);

/** Returns the functions and methods of a file by name; a getter and a setter have the same one. */
function functionsIn(program, visitorKeys) {
  const functions = new Map();
  walk(program, visitorKeys, node => {
    const body = node.type === 'FunctionDeclaration' ? node : node.value;
    if (!/^(FunctionDeclaration|MethodDefinition|PropertyDefinition)$/.test(node.type) || !body) return;
    const name = nameOf(node);
    functions.set(name, [...(functions.get(name) ?? []), body]);
  });
  return functions;
}

/** Returns what a function reads outside of its element, the names that it uses, and whether it asks. */
function readBody(body, sourceCode) {
  const [reads, uses] = [[], new Set()];
  let asks = false;
  walk(body, sourceCode.visitorKeys, (node, parent) => {
    if (isListener(node, parent)) return false;
    if (node.type === 'MemberExpression') {
      if (OUTSIDE.has(nameOf(node)) && isElement(node.object)) reads.push(node);
      else if (node.object.type === 'ThisExpression') uses.add(nameOf(node));
    } else if (node.type === 'Identifier' && !isName(node, parent)) {
      if (/^is(ServerView|OnServer)$/.test(node.name)) asks = true;
      else if (GLOBALS.has(node.name) && !isDeclared(node, sourceCode)) reads.push(node);
      else uses.add(node.name);
    }
    return true;
  });
  return {reads, uses, asks};
}

/** Whether an expression is the element, not a part of its shadow root. */
const isElement = node => node.type === 'ThisExpression' || /^#?(element|host)$/.test(nameOf(node));

/** Whether an identifier is a variable of the file. */
function isDeclared(node, sourceCode) {
  for (let scope = sourceCode.getScope(node); scope !== null; scope = scope.upper)
    if (scope.set.get(node.name)?.defs.length > 0) return true;
  return false;
}

/** Whether an expression of a template is the listener of an event. */
function isListener(node, parent) {
  const index = parent?.type === 'TemplateLiteral' ? parent.expressions.indexOf(node) : -1;
  return index !== -1 && /@[\w-]+=$/.test(parent.quasis[index].value.raw);
}

/** Whether an identifier only names a member or a field. */
function isName(node, parent) {
  return (
    parent !== null &&
    !parent.computed &&
    (parent.property === node || (parent.key === node && !parent.shorthand))
  );
}

/** The name of a function, a member, or an identifier. A private name starts with `#`. */
function nameOf(node) {
  const name = node.id ?? node.key ?? node.property ?? node;
  return name.type === 'PrivateIdentifier' ? `#${name.name}` : name.name;
}

function walk(node, visitorKeys, visit, parent = null) {
  if (visit(node, parent) === false) return;
  for (const key of visitorKeys[node.type] ?? [])
    for (const child of [node[key]].flat()) if (child?.type) walk(child, visitorKeys, visit, node);
}
