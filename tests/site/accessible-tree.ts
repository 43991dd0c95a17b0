/** What Chromium tells assistive technology about parts of a page. */
import type {CDPSession, Page} from 'playwright-core';

type Tree = Awaited<ReturnType<typeof treeOf>>;
type Node = Tree[number];

/** States of which Chromium reports more for the same node as soon as it has the focus, or a relation to another node. */
const LEFT_OUT = new Set([
  'focused',
  'controls',
  'details',
  'describedby',
  'labelledby',
  'activedescendant',
  'url',
]);
/** A box that means nothing, and text, which the node around it has as its name. */
const WITHOUT_MEANING = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker']);

/**
 * Returns a line for each node in each element that matches a selector: its depth, role, name, description, value, and states.
 */
export async function accessibleTreesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const tree = await treeOf(session);
  const byId = new Map(tree.map(node => [node.nodeId, node]));
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeIds} = await session.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector});
  const trees: string[] = [];
  for (const nodeId of nodeIds) {
    const {node} = await session.send('DOM.describeNode', {nodeId});
    const start = tree.find(({backendDOMNodeId}) => backendDOMNodeId === node.backendNodeId);
    trees.push(start === undefined ? '' : linesOf(start, byId).join('\n'));
  }
  await session.detach();
  return trees;
}

const treeOf = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes;

function linesOf(node: Node, byId: ReadonlyMap<string, Node>, depth = 0): string[] {
  const role = String(node.role?.value);
  const isShown = !node.ignored && !WITHOUT_MEANING.has(role);
  const children = (node.childIds ?? []).map(id => byId.get(id)).filter(child => child !== undefined);
  const inside = children.flatMap(child => linesOf(child, byId, isShown ? depth + 1 : depth));
  return isShown ? [`${'  '.repeat(depth)}${describe(node, role)}`, ...inside] : inside;
}

function describe({name, description, value, properties = []}: Node, role: string): string {
  const states = properties.filter(state => !LEFT_OUT.has(state.name));
  return [
    role,
    JSON.stringify(name?.value ?? ''),
    description?.value && `description=${JSON.stringify(description.value)}`,
    value !== undefined && `value=${JSON.stringify(value.value)}`,
    ...states.map(state => `${state.name}=${JSON.stringify(state.value.value)}`).sort(),
  ]
    .filter(Boolean)
    .join(' ');
}
