/** Whether the user has typed or pasted at the end, without an input method, and not deleted or undone something. */
export function isTypedAtEnd(event: Event, input: HTMLInputElement): boolean {
  const {inputType, isComposing} = event as InputEvent;
  const {value, selectionStart, selectionEnd} = input;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  return isAtEnd && !isComposing && /^insert(?:Text|From)/.test(inputType) && input.matches(':focus');
}

/**
 * Replaces a part of the text of the focused field, like typing, so that the user can undo it. Returns false if the browser
 * cannot do that.
 */
export function replaceRange(
  field: HTMLInputElement | HTMLTextAreaElement,
  start: number,
  end: number,
  text: string,
): boolean {
  field.setSelectionRange(start, end);
  // No other way to change a text keeps what the browser can undo. Simulated documents do not have it.
  return field.ownerDocument.execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false;
}

/**
 * Replaces the text of the focused field, with the caret at its end, so that the user can undo it. If the browser cannot do
 * that, the text stays. Only the characters that differ are replaced, because screen readers may read what is replaced.
 */
export function replaceTyped(input: HTMLInputElement, text: string): void {
  const {value} = input;
  const shorter = Math.min(value.length, text.length);
  let start = 0;
  while (start < shorter && value[start] === text[start]) start += 1;
  let same = 0;
  while (same < shorter - start && value.at(-1 - same) === text.at(-1 - same)) same += 1;
  if (start === value.length && start === text.length) return;
  replaceRange(input, start, value.length - same, text.slice(start, text.length - same));
  input.setSelectionRange(input.value.length, input.value.length);
}
