import type {ToastOptions, ToastType} from '../../core/toast/index.js';
import type {TemplateResult} from 'lit';

/** Changes of a toast: its options and its message. */
export interface ToastChanges extends ToastOptions {
  message?: ToastContent | undefined;
}

/** Controls a toast. */
export interface ToastHandle {
  readonly id: string;
  /** Changes the given options and keeps the others. Restarts its time. Does nothing after it has closed. */
  update(changes: Omit<ToastChanges, 'id'>): void;
  /** Closes the toast. */
  dismiss(): void;
}

/** Content of a promise toast in one state: a message, or a message with options. */
export type ToastOutcome = ToastContent | (ToastChanges & {message: ToastContent});

/** Content of a promise toast while it is pending and after it has settled. */
export interface ToastPromiseMessages<Value> {
  readonly pending: ToastOutcome;
  /** If left out, the toast closes. */
  readonly success?: ToastOutcome | ((value: Value) => ToastOutcome) | undefined;
  /** If left out, the toast closes. */
  readonly error?: ToastOutcome | ((reason: unknown) => ToastOutcome) | undefined;
}

/** Shows a toast of one type. */
export type TypedToastCall = (
  message: ToastContent,
  options?: Omit<ToastOptions, 'type'> | null,
) => ToastHandle;

/** Type of `toast` and its methods. */
export interface ToastCall extends Record<Exclude<ToastType, 'default'>, TypedToastCall> {
  /**
   * Shows a toast.
   *
   * @param message Text, a DOM node, or a Lit template. Text is never parsed as HTML.
   * @param options Invalid options warn once and fall back to their defaults.
   */
  (message: ToastContent, options?: ToastOptions | null): ToastHandle;
  /** Changes a toast, by its id or handle. Does nothing if the toast does not exist. */
  update(toast: string | ToastHandle, changes: Omit<ToastChanges, 'id'>): void;
  /** Closes a toast, by its id or handle. Without an argument, closes all toasts. */
  dismiss(toast?: string | ToastHandle): void;
  /**
   * Shows one toast for a promise. It stays open until the promise settles, and then shows the result, even
   * if the user has closed the pending toast.
   *
   * @returns The promise itself, or the promise that the function returned.
   */
  promise<Value>(
    promise: Promise<Value> | (() => Promise<Value>),
    messages: ToastPromiseMessages<Value>,
    options?: ToastOptions | null,
  ): Promise<Value>;
}

/** Content of a toast: text, a DOM node, or a Lit template. Text is never parsed as HTML. */
export type ToastContent = string | number | Node | TemplateResult;
