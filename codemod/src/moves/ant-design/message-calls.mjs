/** The messages of Ant Design: calls of `message`, which are calls of `toast`. */

const TYPES = /^(success|info|warning|error|warn)$/;

/**
 * Moves `message.success('Saved')`, if all uses of the name in the file are calls with a text and a time.
 *
 * @param {import('../../script/script-file.mjs').ScriptFile} file
 * @param {Map<string, string>} locals
 */
export function moveMessages(file, locals) {
  for (const [local, imported] of locals) {
    if (imported !== 'message') continue;
    const calls = file.referencesTo(local).map(node => callOf(file, node));
    if (calls.length === 0 || calls.includes(undefined)) continue;
    const name = file.want('toast', '@life-changers/elements/toast');
    for (const {node, callee, type, time} of calls) {
      file.forget(node);
      file.edits.overwrite(callee.start, callee.end, `${name}.${type === 'warn' ? 'warning' : type}`);
      if (time) file.edits.overwrite(time.start, time.end, `{autoClose: ${time.value * 1000}}`);
    }
    file.report.count('calls', calls.length);
  }
}

function callOf(file, node) {
  const [call, callee] = [file.parentsOf(node).at(-2), file.parentsOf(node).at(-1)];
  if (callee?.type !== 'MemberExpression' || callee.computed || callee.object !== node) return undefined;
  if (call?.type !== 'CallExpression' || call.callee !== callee) return undefined;
  const [content, time, ...others] = call.arguments;
  const isPlain = content && !/^(ObjectExpression|JSX|Spread)/.test(content.type) && others.length === 0;
  const type = callee.property.name;
  if (!isPlain || !TYPES.test(type) || (time && time.type !== 'NumericLiteral')) return undefined;
  return {node, callee, type, time};
}
