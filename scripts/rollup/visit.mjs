/**
 * Calls a function with a node of a syntax tree and all nodes inside it.
 *
 * @param {object} node
 * @param {(node: object) => boolean | void} enter Returns true to skip the nodes inside.
 */
export function visit(node, enter) {
  if (enter(node)) return;
  for (const child of Object.values(node).flat()) if (child?.type) visit(child, enter);
}
