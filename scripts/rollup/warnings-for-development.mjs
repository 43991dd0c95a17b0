import {existsSync, readdirSync} from 'node:fs';
import MagicString from 'magic-string';
import {parseAst} from 'rollup/parseAst';
import {inRoot} from '../lib/workspace.mjs';
import {visit} from './visit.mjs';

/** The folders of core that apps import. They pass their own function, and may refuse what it reports. */
const PUBLIC_CORE = readdirSync(inRoot('elements/src/core'))
  .map(name => inRoot(`elements/src/core/${name}/`))
  .filter(folder => existsSync(`${folder}index.ts`));

/** What `#development` is, by the condition of the export map. */
const CONDITIONS = {development: true, production: false};

/** Functions and classes that only help developers, besides `warn`. */
const HELPERS = [
  'makeMethodsReadOnly',
  'RequiredInputController',
  'warnOfMissingLanguage',
  'warnOfOldModule',
  'warnOfUnreadAttributes',
  'warnUnlessImported',
];

/** Lets bundlers remove a call whose result is not used. */
const PURE = '/* @__PURE__ */';

/** Most modules have no such call, and need not be parsed. */
const CANDIDATE = new RegExp(`\\b(?:Symbol\\(\\)|(?:warn|${HELPERS.join('|')})\\b)`);

/**
 * Calls what only helps developers in development alone: warnings about how an element is used, and the guards of methods.
 * A bundler removes the calls with their text from a production build, because `isDevelopment` is a constant there. A
 * warning with a cause, the error of an app's function, stays: nothing else would report it. The helpers are declared under
 * the same condition. A symbol that names a member has its name as its description in development.
 */
export function warningsForDevelopment() {
  return {
    name: 'warnings-for-development',
    buildStart() {
      for (const [name, value] of Object.entries(CONDITIONS))
        this.emitFile({
          type: 'prebuilt-chunk',
          fileName: `${name}.js`,
          code: `export const isDevelopment = ${value};\n`,
        });
    },
    transform(code, id) {
      if (PUBLIC_CORE.some(folder => id.startsWith(folder))) return null;
      const text = withConditionalCalls(code);
      return text && {code: text.toString(), map: text.generateMap({hires: true})};
    },
  };
}

/**
 * Returns JavaScript whose calls, declarations, and descriptions for developers are conditional, or null if it has none.
 *
 * @param {string} code
 * @returns {MagicString | null}
 */
export function withConditionalCalls(code) {
  if (!CANDIDATE.test(code)) return null;
  const text = new MagicString(code);
  visit(parseAst(code), node => {
    if (/^(Function|Class)Declaration$/.test(node.type) && HELPERS.includes(node.id.name)) {
      // esbuild keeps a declaration whose calls it removes.
      text.appendRight(node.start, `const ${node.id.name} = isDevelopment && `).appendLeft(node.end, ';');
      return true;
    }
    if (node.type === 'VariableDeclarator' && isSymbol(node.init)) {
      const {id, init} = node;
      // In place of esbuild's annotation, which would stand before the condition, and no longer before a call.
      text.update(id.end, init.start, ` = isDevelopment ? ${PURE} Symbol('${id.name}') : ${PURE} `);
    }
    const call = node.type === 'ExpressionStatement' ? node.expression : node.body;
    if (node.type === 'IfStatement' && !node.alternate && isForDevelopers(node.consequent.expression)) {
      // The condition, which has no effects, too.
      text.appendRight(node.test.start, 'isDevelopment && (').appendLeft(node.test.end, ')');
      return true;
    }
    if (isForDevelopers(call)) text.appendRight(call.start, 'isDevelopment && ');
    return false;
  });
  return text.hasChanged() ? text.prepend(`import {isDevelopment} from '#development';\n`) : null;
}

/** Whether a node is `Symbol()`. */
function isSymbol(node) {
  return node?.type === 'CallExpression' && node.callee.name === 'Symbol' && node.arguments.length === 0;
}

function isForDevelopers(node) {
  if (node?.type !== 'CallExpression' && node?.type !== 'NewExpression') return false;
  const {callee, arguments: given} = node;
  const [message, cause] = given;
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
  if (HELPERS.includes(name)) return true;
  return name === 'warn' && cause === undefined && /Literal$/.test(message?.type);
}
