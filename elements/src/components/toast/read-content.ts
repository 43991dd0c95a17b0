import type {ToastContent} from './toast-call-types.js';

/**
 * What a toast says, from whatever it was given: an error says its message, and what is neither text nor a node nor a
 * template says itself as text, and `problem` is told.
 */
export function readContent(message: unknown, problem: (text: string) => void): ToastContent {
  if (typeof message === 'string' || typeof message === 'number') return message;
  if (message instanceof Node || isTemplate(message)) return message as ToastContent;
  if (message instanceof Error) return message.message;
  problem('message must be a text, a DOM node or a Lit template.');
  return message === undefined || message === null ? '' : String(message);
}

/** As Lit makes it: data that only looks like it has no `raw`. */
function isTemplate(value: unknown): boolean {
  const {strings} = (value ?? {}) as {strings?: unknown};
  return Array.isArray(strings) && Object.hasOwn(strings, 'raw');
}
