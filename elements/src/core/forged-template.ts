import type {Warn} from './bad-input.js';

/** What Lit renders: templates have strings with a `raw`, and directives a class. JSON can have neither. */
interface Renderable {
  readonly _$litType$?: unknown;
  readonly _$litDirective$?: unknown;
  readonly strings?: unknown;
}

/**
 * Whether content is data that only looks like a Lit template or directive, such as JSON of a server, or a list with it. Lit
 * never renders it, but throws an error, after which the element shows nothing.
 */
export function isForgedTemplate(content: unknown): boolean {
  if (Array.isArray(content)) return content.some(isForgedTemplate);
  if (typeof content !== 'object' || content === null) return false;
  const {_$litType$: type, _$litDirective$: directive, strings} = content as Renderable;
  if (directive !== undefined) return typeof directive !== 'function';
  return type !== undefined && !(Array.isArray(strings) && Object.hasOwn(strings, 'raw'));
}

/** Returns an icon that Lit can render, or null and warns. */
export function renderableIcon(icon: unknown, warn: Warn): unknown {
  if (!isForgedTemplate(icon)) return icon;
  warn('icon must be a text, a DOM node, or a Lit template; it is not shown.');
  return null;
}
