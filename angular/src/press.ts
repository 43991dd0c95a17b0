const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/** Whether something in the document is pressed at the moment, which CSS calls active. */
export function isPressed({documentElement}: Document): boolean {
  return documentElement.matches(':active');
}

/** Calls back once the press is over, and its click has been sent. */
export function afterPress(document: Document, callback: () => void): void {
  const waiting = new AbortController();
  const end = () => {
    waiting.abort();
    setTimeout(callback);
  };
  for (const type of ENDS) document.addEventListener(type, end, {capture: true, signal: waiting.signal});
}
