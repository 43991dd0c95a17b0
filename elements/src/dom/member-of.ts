/**
 * Reads a member of a node from its prototype. A form's fields hide the members that they share a name with
 * (`<input name="submit">` hides `form.submit`), and any ancestor can be such a form.
 */
export function memberOf<Target extends Node, Name extends keyof Target & keyof HTMLFormElement>(
  node: Target,
  name: Name,
): Target[Name] {
  const member: unknown = Reflect.get(HTMLFormElement.prototype, name, node);
  return (typeof member === 'function' ? member.bind(node) : member) as Target[Name];
}
