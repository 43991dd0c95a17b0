/** Writes values of a date library as a `Date`, and functions that get them as functions of a `Date`. */
import {plainExpression} from '../tables/read-options.mjs';
import {roleOf} from '../tables/script-names.mjs';
import {withEdits} from '../tables/text-edits.mjs';
import {nodesIn} from '../../script/read-script.mjs';

/**
 * @typedef {object} DateWriter
 * @property {string} source
 * @property {import('./date-adapters.mjs').DateAdapter} adapter
 * @property {() => string} local Returns the local name of what creates a value, and asks for its import.
 */

/** Whether an expression needs no parentheses before a `.`. */
const isSimple = ({type}) =>
  /^(Identifier|MemberExpression|CallExpression|OptionalMemberExpression)$/.test(type);

/**
 * Returns the code of a value as a `Date`.
 *
 * @param {any} value
 * @param {DateWriter} writer
 * @param {string} [empty] What an empty value is.
 */
export function dateCode(value, {source, adapter}, empty = ' ?? null') {
  const node = plainExpression(value);
  const code = source.slice(value.start, value.end);
  if (adapter.name === undefined || node.type === 'NullLiteral' || node.name === 'undefined') return code;
  const isNew = node.type === 'CallExpression' && isCreated(node, adapter);
  if (isNew) return `${code}.${adapter.toDate}()`;
  return `${isSimple(value) ? code : `(${code})`}?.${adapter.toDate}()${empty}`;
}

/** Whether a call certainly returns a value, such as `dayjs()` and `dayjs().add(1, 'day')`. */
function isCreated({callee}, adapter) {
  if (callee.type === 'Identifier') return callee.name === adapter.name;
  if (callee.type !== 'MemberExpression') return false;
  const {object} = callee;
  if (object.type === 'Identifier') return object.name === adapter.name;
  return object.type === 'CallExpression' && isCreated(object, adapter);
}

/**
 * Returns a function of a value as one of a `Date`, or undefined if it needs more than the value.
 *
 * @param {any} value
 * @param {DateWriter} writer
 * @param {{isNullable: boolean, not?: boolean}} options `isNullable`: the date can be null. `not`: it returns the opposite.
 * @returns {string | undefined}
 */
export function dateFunction(value, writer, {isNullable, not = false}) {
  const {source, adapter, local} = writer;
  const node = plainExpression(value);
  const negate = not ? '!' : '';
  const create = name => {
    if (adapter.name === undefined) return name;
    const created = adapter.from(local(), name);
    return isNullable ? `${name} && ${created}` : created;
  };
  if (node.type === 'Identifier' || node.type === 'MemberExpression') {
    const code = source.slice(node.start, node.end);
    return adapter.name === undefined && !not ? code : `date => ${negate}${code}(${create('date')})`;
  }
  if (!/^(Arrow)?FunctionExpression$/.test(node.type) || node.params.length > 1) return undefined;
  const [parameter] = node.params;
  if (!parameter) return not ? undefined : source.slice(node.start, node.end);
  if (parameter.type !== 'Identifier') return undefined;
  const isBlock = node.body.type === 'BlockStatement';
  if (not && isBlock) return undefined;
  if (adapter.name === undefined && !not) return plainFunction(node, source);
  const {name} = parameter;
  if (adapter.name === undefined) return `${name} => !(${source.slice(node.body.start, node.body.end)})`;
  const uses = usesOf(name, node.body);
  if (!uses) return undefined;
  const date = name === 'date' || uses.names.has('date') ? 'picked' : 'date';
  if (uses.names.has(date)) return undefined;
  const declared = `const ${name} = ${create(date)};`;
  if (isBlock) return `${date} => { ${declared}${source.slice(node.body.start + 1, node.body.end)}`;
  const once = use => ({...use, text: use.isWhole || !isNullable ? create(date) : `(${create(date)})`});
  const code = edits => withEdits(source, edits, node.body.start, node.body.end);
  if (not) return `${date} => !(${code(uses.places.map(once))})`;
  // TypeScript narrows a variable, but not two expressions that are the same.
  if (uses.places.length > 1) return `${date} => { ${declared} return ${code([])}; }`;
  return `${date} => ${code(uses.places.map(once))}`;
}

/** Returns a function without the type of its parameter, which is another one now. */
function plainFunction({params: [parameter], body, start, end}, source) {
  if (!parameter.typeAnnotation) return source.slice(start, end);
  const code = source.slice(body.start, body.end);
  return `${parameter.name} => ${body.extra?.parenthesized ? `(${code})` : code}`;
}

/** Returns where a body uses a name, and which other names it has. Undefined if it declares the name again. */
function usesOf(name, body) {
  const places = [];
  const names = new Set();
  for (const {node, parents} of nodesIn(body)) {
    if (node.type !== 'Identifier') continue;
    const parent = parents.at(-1);
    const role = parent ? roleOf(node, parents) : 'reference';
    if (role === 'name') continue;
    if (node.name !== name) names.add(node.name);
    else if (role === 'declaration' || parent?.shorthand) return undefined;
    else {
      const isArgument = /CallExpression/.test(parent?.type ?? '') && parent.callee !== node;
      places.push({start: node.start, end: node.end, isWhole: !parent || isArgument});
    }
  }
  return {places, names};
}
