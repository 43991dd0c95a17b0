/** The toasts of PrimeReact 10: calls of a component's ref, which are calls of a function in ours. */
import {expressionOf, literalOf, quoted} from '../../script/jsx-element.mjs';
import {drop, dropWith} from '../../script/prop-rules.mjs';

const ADVICE =
  'Write `toast(detail, {type, heading, autoClose})` of `@life-changers/elements/toast`, and no component.';

const TYPES = {
  success: 'success',
  info: 'info',
  warn: 'warning',
  error: 'error',
  secondary: null,
  contrast: null,
};

const OPTIONS = /^(severity|summary|detail|life|sticky|closable)$/;

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const TOAST_RULES = {
  Toast: {
    props: {
      ref: () => {},
      position: () => {},
      baseZIndex: drop,
      appendTo: drop,
      className: dropWith('Style `lc-toast`.'),
    },
    move: moveToast,
  },
};

function moveToast(change) {
  const {element, file} = change;
  const reference = expressionOf(element.get('ref'));
  const position = placeOf(element.get('position'));
  if (position === undefined)
    change.leave(element.get('position'), '`position`', 'Write `position` in each call.', 'props');
  const uses = reference?.type === 'Identifier' ? usesOf(file, reference) : undefined;
  if (!uses || !element.isChild) return change.leave(element.opening, '', ADVICE);
  const calls = uses.calls.map(call => ({call, code: callCode(file, call, position)}));
  const unclear = calls.find(({code}) => code === undefined);
  if (unclear) return change.leave(unclear.call, 'with a call that is no list of options', ADVICE, 'calls');
  change.removeNode(element.node);
  change.gone.push(uses.statement);
  for (const {call} of calls) change.gone.push(call.callee);
  change.edit(edits => {
    const {start, end} = uses.statement;
    const space = /[ \t]*$/.exec(file.text.slice(0, start))[0].length;
    const line = /^[ \t]*\r?\n/.exec(file.text.slice(end))?.[0].length ?? 0;
    edits.remove(start - space, end + line);
    const name = file.want('toast', '@life-changers/elements/toast');
    for (const {call, code} of calls) edits.overwrite(call.start, call.end, `${name}(${code})`);
    file.report.count('calls', calls.length);
  });
}

/** Returns the position of ours, null for the default, or undefined. */
function placeOf(attribute) {
  if (!attribute) return null;
  const text = literalOf(attribute);
  if (text === 'top-right') return null;
  return /^(top|bottom)-(left|center|right)$/.test(text ?? '') ? text : undefined;
}

/** Returns the calls of a ref and its declaration, or undefined if the ref is used for anything else. */
function usesOf(file, reference) {
  const calls = [];
  let statement;
  for (const node of file.referencesTo(reference.name)) {
    const parents = file.parentsOf(node);
    const [parent, outer] = [parents.at(-1), parents.at(-2)];
    if (node === reference) continue;
    if (parent.type === 'VariableDeclarator' && parent.id === node) {
      if (
        statement ||
        outer.declarations.length > 1 ||
        !/(^|\.)useRef(<|$|\()/.test(file.codeOf(parent.init ?? parent))
      )
        return undefined;
      statement = outer;
    } else {
      const call = showOf(parents, node);
      if (!call) return undefined;
      calls.push(call);
    }
  }
  return statement && {calls, statement};
}

/** Returns the call in `ref.current.show(…)`, with `?.` or `!` anywhere. */
function showOf(parents, node) {
  const path = [];
  let inner = node;
  for (const parent of parents.toReversed()) {
    if (parent.type === 'TSNonNullExpression') inner = parent;
    else if (/MemberExpression$/.test(parent.type) && parent.object === inner && !parent.computed) {
      path.push(parent.property.name);
      inner = parent;
    } else if (/CallExpression$/.test(parent.type) && parent.callee === inner)
      return path.join('.') === 'current.show' ? parent : undefined;
    else return undefined;
  }
  return undefined;
}

/** Returns the arguments of a call of ours, or undefined. */
function callCode(file, {arguments: given}, position) {
  const [options] = given;
  if (given.length !== 1 || options.type !== 'ObjectExpression') return undefined;
  const {properties} = options;
  if (
    !properties.every(
      ({type, key, computed}) => type === 'ObjectProperty' && !computed && OPTIONS.test(key.name),
    )
  )
    return undefined;
  const get = name => properties.find(({key}) => key.name === name)?.value;
  const [summary, detail] = [get('summary'), get('detail')];
  const severity = literalOf(get('severity'));
  const isKnown = !get('severity') || Object.hasOwn(TYPES, severity ?? '');
  if (!isKnown || !(detail ?? summary) || [summary, detail].some(one => /^JSX/.test(one?.type ?? '')))
    return undefined;
  const parts = [
    ...(TYPES[severity] ? [`type: ${quoted(TYPES[severity])}`] : []),
    ...(summary && detail ? [`heading: ${file.editedCode(summary)}`] : []),
    ...(get('sticky')
      ? ['autoClose: false']
      : get('life')
        ? [`autoClose: ${file.editedCode(get('life'))}`]
        : []),
    ...(position ? [`position: ${quoted(position)}`] : []),
  ];
  return [file.editedCode(detail ?? summary), ...(parts.length > 0 ? [`{${parts.join(', ')}}`] : [])].join(
    ', ',
  );
}
