import type {ToastOptions, ToastType} from '../../core/toast/index.js';
import type {TemplateResult} from 'lit';

/** What to change of a toast: options, and what it says. */
export interface ToastChanges extends ToastOptions {
  message?: ToastContent | undefined;
}

/** A toast that was asked for. */
export interface ToastHandle {
  readonly id: string;
  /** Changes what is given and leaves the rest; its time starts anew. Nothing happens after it has closed. */
  update(changes: Omit<ToastChanges, 'id'>): void;
  /** Closes it. */
  dismiss(): void;
}

/** What a promise's toast says at one point: the message, or the message with options of its own. */
export type ToastOutcome = ToastContent | (ToastChanges & {message: ToastContent});

/** What a promise's toast says while it is pending, and after that. */
export interface ToastPromiseMessages<Value> {
  readonly pending: ToastOutcome;
  /** Without it, the toast closes. */
  readonly success?: ToastOutcome | ((value: Value) => ToastOutcome) | undefined;
  /** Without it, the toast closes. */
  readonly error?: ToastOutcome | ((reason: unknown) => ToastOutcome) | undefined;
}

/** Shows a toast of one type. */
export type TypedToastCall = (message: ToastContent, options?: Omit<ToastOptions, 'type'>) => ToastHandle;

/** `toast('Saved.')`, and what hangs on it. */
export interface ToastCall extends Record<Exclude<ToastType, 'default'>, TypedToastCall> {
  /**
   * Shows a toast.
   *
   * @param message Text, a DOM node or a Lit template. Text is never read as HTML.
   * @param options Options that are wrong warn once and have their default.
   */
  (message: ToastContent, options?: ToastOptions): ToastHandle;
  /** Changes a toast, by its id or handle. Nothing happens when there is none. */
  update(toast: string | ToastHandle, changes: Omit<ToastChanges, 'id'>): void;
  /** Closes a toast, by its id or handle; without one, all of them. */
  dismiss(toast?: string | ToastHandle): void;
  /**
   * Shows one toast for a promise: pending, without a time of its own, and then how it ended. The outcome shows also
   * when the user has closed the pending one.
   *
   * @returns The promise itself, or what the function gave.
   */
  promise<Value>(
    promise: Promise<Value> | (() => Promise<Value>),
    messages: ToastPromiseMessages<Value>,
    options?: ToastOptions,
  ): Promise<Value>;
}

/** What a toast says: text, a DOM node or a Lit template. Text is never read as HTML. */
export type ToastContent = string | number | Node | TemplateResult;
