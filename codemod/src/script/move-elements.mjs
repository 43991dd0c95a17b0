/** Moves the JSX elements of a library: each by its rule, whole or not at all. */
import {ElementChange} from './element-change.mjs';
import {JsxElement} from './jsx-element.mjs';
import {ScriptFile} from './script-file.mjs';
import {writeImports} from './write-imports.mjs';

/**
 * @typedef {(change: ElementChange, attribute: any) => void} PropRule
 *
 * @typedef {object} ElementRule What becomes of an element.
 * @property {string} [to] Our component. Without it, `move` decides.
 * @property {Readonly<Record<string, string | true | PropRule>>} [props] What becomes of each prop: another name, the same, or a
 *   function that decides. Props that no rule knows leave the element.
 * @property {(change: ElementChange) => void} [move] Decides on the rest, such as the children.
 * @property {string} [advice] The element is always left, with this advice.
 * @property {boolean} [inParent] The rule of the element around it moves this one.
 * @property {string} [within] The element that this one belongs to: both are moved, or none.
 * @property {string} [joins] The element that this one belongs to if it is in one: both are moved, or none.
 * @property {boolean} [likeContent] The element is only moved if all elements of the library in it are.
 * @property {(change: ElementChange, spread: any) => boolean} [spread] Whether the element may have a spread.
 *
 * @typedef {object} ScriptLibrary
 * @property {(source: string) => boolean} isOwn Whether a module is one of the library.
 * @property {Readonly<Record<string, ElementRule>>} elements By the name of the component.
 * @property {Readonly<Record<string, string | true | PropRule>>} [commonProps] Props of all elements.
 * @property {Readonly<Record<string, string>>} [others] What to write instead of what is no element, by name.
 * @property {{pattern: RegExp, advice: string}[]} [sideEffects] What to do with imports that have no names.
 * @property {(file: ScriptFile, names: Map<string, string>) => Map<string, string>} [namesIn] Returns more names of elements in a file,
 *   such as those of `const {Item} = Form`, by their local name.
 * @property {(file: ScriptFile, locals: Map<string, string>) => void} [after] Moves what is not an element, before the imports.
 */

/** Props of every element of React and of the DOM, which our components pass on. */
const PASSED =
  /^(key|id|className|style|role|tabIndex|hidden|lang|dir|slot|(aria|data)-.+|on(Focus|Blur|Key(Down|Up)|Mouse(Enter|Leave|Down|Up|Over|Out)|Click|DoubleClick|ContextMenu|Pointer\w+|Drag\w*|Drop|Scroll|Wheel|Touch\w+))$/;

/**
 * Moves a file.
 *
 * @param {string} source
 * @param {string} path
 * @param {ScriptLibrary} library
 */
export function moveScript(source, path, library) {
  const file = new ScriptFile(source, path);
  const locals = new Map(file.importsFrom(library.isOwn).map(({local, imported}) => [local, imported]));
  for (const [local, name] of library.namesIn?.(file, locals) ?? []) locals.set(local, name);
  const changes = changesOf(file, library, locals);
  leaveTogether(changes);
  const moved = changes.filter(({isLeft}) => !isLeft);
  for (const change of moved) for (const range of change.gone) file.forget(range);
  // Inner elements first: those around them may write their code again.
  for (const change of moved.toReversed()) change.apply();
  for (const change of changes) if (change.isLeft) change.list(change.reasons);
  library.after?.(file, locals);
  listUnknown(file, library, locals);
  writeImports(file, library.isOwn);
  return file.result();
}

/** Decides on each element of the library. */
function changesOf(file, library, locals) {
  const changes = [];
  for (const {node} of file.nodes) {
    if (node.type !== 'JSXElement') continue;
    const element = new JsxElement(file, node);
    const rule = ruleOf(element.name, library, locals);
    if (!rule || rule.inParent) continue;
    const change = changeOf(element, rule, library);
    change.rule = rule;
    const around = rule.within && ancestorOf(element, rule.within, locals);
    if (around) change.around = changes.find(one => one.element.node === around);
    else if (rule.within)
      change.leave(element.opening, '', `It is not in a \`${rule.within}\` of this file.`);
    const joined = rule.joins && ancestorOf(element, rule.joins, locals);
    if (joined) change.around = changes.find(one => one.element.node === joined);
    changes.push(change);
  }
  return changes;
}

/** Returns the nearest element around another one that is a component of the library. */
const ancestorOf = (element, name, locals) =>
  element.ancestors.find(one => nameOf(one.name, locals) === name)?.node;

/** Returns the name that an element has in the library, such as `Form.Item`. */
function nameOf(name, locals) {
  const [first, ...rest] = name.split('.');
  const known = locals.get(first);
  return known === undefined ? undefined : [known, ...rest].join('.');
}

/** Leaves what belongs to an element that is left, and the other way around. */
function leaveTogether(changes) {
  const isInside = (inner, outer) =>
    inner !== outer &&
    outer.element.node.start < inner.element.node.start &&
    inner.element.node.end < outer.element.node.end;
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const change of changes) {
      const {around, rule} = change;
      const partners = [
        ...(around
          ? [
              [change, around],
              [around, change],
            ]
          : []),
        ...(rule.likeContent ? changes.filter(one => isInside(one, change)).map(one => [change, one]) : []),
      ];
      for (const [one, other] of partners) {
        if (one.isLeft || !other.isLeft) continue;
        one.leave(one.element.opening, '', `It stays with \`<${other.element.name}>\`, which is left.`);
        isDone = false;
      }
    }
  }
}

/** Returns the rule of an element by its name in the file, such as `Item` or `Form.Item`. */
export function ruleOf(name, library, locals) {
  return library.elements[nameOf(name, locals)];
}

/**
 * Decides on an element.
 *
 * @param {JsxElement} element
 * @param {ElementRule} rule
 * @param {ScriptLibrary} library
 */
export function changeOf(element, rule, library) {
  const change = new ElementChange(element);
  if (rule.advice !== undefined) {
    change.leave(element.opening, '', rule.advice);
    return change;
  }
  for (const spread of element.spreads) {
    if (rule.spread?.(change, spread)) continue;
    change.leave(spread, 'with a spread', 'Write its props, so that they can be moved.', 'props');
  }
  for (const [name, attribute] of element.attributes) moveProp(change, name, attribute, rule, library);
  rule.move?.(change);
  if (rule.to) change.become(rule.to);
  return change;
}

function moveProp(change, name, attribute, {props = {}}, {commonProps = {}}) {
  const rule = props[name] ?? commonProps[name] ?? (PASSED.test(name) ? true : undefined);
  if (typeof rule === 'function') rule(change, attribute);
  else if (typeof rule === 'string') change.rename(attribute, rule);
  else if (rule === undefined)
    change.leave(
      attribute,
      `\`${name}\``,
      'There is no such prop. See the guide for what to use instead.',
      'props',
    );
}

/** Lists what the library exports and no rule knows, at its import. */
function listUnknown(file, {isOwn, elements, others = {}, sideEffects = []}, locals) {
  const known = new Set(Object.keys(elements).map(name => name.split('.')[0]));
  for (const {local, imported, specifier} of file.importsFrom(isOwn)) {
    if (known.has(imported) || file.referencesTo(local).length === 0) continue;
    if (file.referencesTo(local).every(node => file.isGone(node))) continue;
    if (locals.get(local) !== imported) continue;
    file.report.leave('imports', specifier.start, imported, others[imported] ?? 'See the guide.');
  }
  for (const {type, specifiers, source, start} of file.program.body) {
    if (type !== 'ImportDeclaration' || specifiers.length > 0) continue;
    const known = sideEffects.find(({pattern}) => pattern.test(source.value));
    if (known) file.report.leave('imports', start, `'${source.value}'`, known.advice);
  }
}
