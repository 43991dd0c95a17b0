/**
 * The interface of the contenders of the toasts suite.
 *
 * @typedef {object} ToastContender
 * @property {string} title
 * @property {Record<string, string>} [missing] The jobs that it cannot do, and why.
 * @property {string} [note] What a reader of the numbers must know.
 * @property {() => void} prepare Adds the region of the toasts, which shows as many as are asked for.
 * @property {(message: string) => void} show Shows a toast that closes after `CLOSE_AFTER`.
 * @property {() => ArrayLike<Element> & Iterable<Element>} toasts The toasts that are shown.
 */

/** How long each toast is shown, in milliseconds: longer than the main thread is watched. */
export const CLOSE_AFTER = 10_000;

export const MOST_TOASTS = 50;
