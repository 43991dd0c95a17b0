declare global {
  /** The target of the last click, if React has not handled it. `public/theme.js` sets it before the page is visible. */
  var clicked: EventTarget | null | undefined;
}

/** React calls this for a click on a part of the page that has hydrated. */
export function forgetClick(): void {
  globalThis.clicked = null;
}

/**
 * Repeats the last click, if it was on a button of a part that had not hydrated. If that part still has not, the click is
 * remembered again. Links and popovers work without a script.
 */
export function repeatEarlyClick(): void {
  const {clicked} = globalThis;
  if (!(clicked instanceof Element) || !clicked.isConnected) return;
  clicked.closest<HTMLElement>('button:not([popovertarget])')?.click();
}
