import {
  describeToastOption,
  normalizeToastOptions,
  type InvalidToastOption,
  type ToastOptions,
  type ToastType,
} from '../../core/toast/index.js';
import {hasDocument} from '../../dom/platform.js';
import {toastCenter} from './toast-center.js';
import type {
  ToastCall,
  ToastChanges,
  ToastContent,
  ToastHandle,
  ToastOutcome,
  ToastPromiseMessages,
  TypedToastCall,
} from './toast-call-types.js';

/** The promise of each pending toast. A newer promise with the same id replaces it. */
const awaited = new Map<string, Promise<unknown>>();

/**
 * Shows a message in a corner of the screen. Can be called anywhere in the app. Does nothing on a server.
 *
 * @example
 * toast.success('Saved.');
 * const upload = toast('Uploading…', {autoClose: false});
 * upload.update({message: 'Uploaded.', type: 'success', autoClose: 5000});
 */
export const toast: ToastCall = Object.assign(show, {
  success: ofType('success'),
  info: ofType('info'),
  warning: ofType('warning'),
  error: ofType('error'),
  update,
  dismiss,
  promise: follow,
});

/**
 * Adds an empty region to the end of the page after it has loaded, if it does not have one. A live region must
 * be in the document before its first message, or screen readers miss it. It waits for the `load` event, so
 * that a framework hydrates the page as the server rendered it.
 */
export function prepareToastRegion(): void {
  if (!hasDocument()) return;
  if (document.readyState === 'complete') setTimeout(ensureRegion);
  else addEventListener('load', ensureRegion, {once: true});
}

function ensureRegion(): void {
  if (!hasDocument()) return;
  const center = toastCenter();
  if (center.home === null) document.body.append(document.createElement('lc-toast-region'));
  else center.look();
}

function show(message: ToastContent, options?: ToastOptions | null): ToastHandle {
  if (!hasDocument()) return handleOf(options?.id ?? '');
  // If the script runs before the body exists, the toast waits, and so does its time.
  if (document.body === null) addEventListener('DOMContentLoaded', ensureRegion, {once: true});
  else ensureRegion();
  const id = toastCenter().queue.add(normalizeContent(message), normalizeToastOptions(options, warnOption));
  awaited.delete(id);
  return handleOf(id);
}

function ofType(type: ToastType): TypedToastCall {
  return (message, options) => show(message, {...options, type});
}

function update(toast: string | ToastHandle, changes: Omit<ToastChanges, 'id'>): void {
  const {message, ...options} = changes;
  const content = message === undefined ? null : normalizeContent(message);
  toastCenter().queue.update(idOf(toast), content, normalizeToastOptions(options, warnOption));
}

function dismiss(toast?: string | ToastHandle): void {
  toastCenter().queue.dismiss(toast === undefined ? null : idOf(toast));
}

function follow<Value>(
  promise: Promise<Value> | (() => Promise<Value>),
  messages: ToastPromiseMessages<Value>,
  options?: ToastOptions | null,
): Promise<Value> {
  const running = typeof promise === 'function' ? promise() : promise;
  const {pending, success, error} = messages;
  const {id} = showOutcome(pending, {...options, loading: true, autoClose: false});
  awaited.set(id, running);
  const finish = <Result>(type: ToastType, outcome: Settled<Result>, result: Result) => {
    if (awaited.get(id) !== running) return;
    awaited.delete(id);
    const shown = typeof outcome === 'function' ? outcome(result) : outcome;
    if (shown === undefined) dismiss(id);
    else showOutcome(shown, {type, ...options, id});
  };
  running.then(
    value => finish('success', success, value),
    (reason: unknown) => finish('error', error, reason),
  );
  return running;
}

type Settled<Result> = ToastOutcome | ((result: Result) => ToastOutcome) | undefined;

function showOutcome(outcome: ToastOutcome, options: ToastOptions): ToastHandle {
  if (!isWithOptions(outcome)) return show(outcome, options);
  const {message, ...own} = outcome;
  return show(message, {...options, ...own, id: options.id ?? own.id});
}

function isWithOptions(outcome: ToastOutcome): outcome is ToastChanges & {message: ToastContent} {
  const isPlain = typeof outcome === 'object' && outcome !== null && !(outcome instanceof Node);
  return isPlain && !(outcome instanceof Error) && 'message' in outcome;
}

function handleOf(id: string): ToastHandle {
  return {id, update: changes => update(id, changes), dismiss: () => dismiss(id)};
}

function idOf(toast: string | ToastHandle): string {
  return typeof toast === 'string' ? toast : toast.id;
}

const warned = new Set<string>();

function warn(problem: string): void {
  if (warned.has(problem)) return;
  warned.add(problem);
  console.warn(`toast(): ${problem}`);
}

function warnOption(name: InvalidToastOption): void {
  warn(`${name} must be ${describeToastOption(name)}.`);
}

/**
 * Converts a message to the content of a toast. An error becomes its message. Other values that are not text,
 * nodes, or templates become text, with a warning.
 */
function normalizeContent(message: unknown): ToastContent {
  if (typeof message === 'string' || typeof message === 'number') return message;
  if (message instanceof Node || isTemplate(message)) return message as ToastContent;
  if (message instanceof Error) return message.message;
  warn('message must be a text, a DOM node or a Lit template.');
  return message === undefined || message === null ? '' : String(message);
}

/** Checks `raw`, which Lit templates have but similar data does not. */
function isTemplate(value: unknown): boolean {
  const {strings} = (value ?? {}) as {strings?: unknown};
  return Array.isArray(strings) && Object.hasOwn(strings, 'raw');
}
