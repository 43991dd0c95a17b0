import {deepActiveElement} from '../../dom/composed-tree.js';

const EDITS: Readonly<Record<string, string>> = {Backspace: 'delete', Delete: 'forwardDelete'};

/**
 * Presses a key without the driver, which takes a hundred times longer: sends its events to what has the focus, and does what
 * the browser does for a button and a text field. Returns the key.
 */
export function pressKey(key: string, modifiers: KeyboardEventInit = {}): string {
  const target = deepActiveElement(document)!;
  const options = {key, bubbles: true, composed: true, cancelable: true, ...modifiers};
  if (target.dispatchEvent(new KeyboardEvent('keydown', options))) doDefault(target, key);
  deepActiveElement(document)!.dispatchEvent(new KeyboardEvent('keyup', options));
  return key;
}

function doDefault(target: Element, key: string): void {
  if (target instanceof HTMLInputElement) {
    if (key.length === 1) document.execCommand('insertText', false, key);
    else if (EDITS[key] !== undefined) document.execCommand(EDITS[key]);
    return;
  }
  const isPressed = key === 'Enter' || (key === ' ' && target instanceof HTMLButtonElement);
  if (isPressed && target.matches('button, a[href]')) (target as HTMLElement).click();
}

/** Selects the text of the focused field, and types another one, like a user. */
export function replaceText(input: HTMLInputElement, text: string): string {
  input.focus();
  input.select();
  if (text === '') document.execCommand('delete');
  else document.execCommand('insertText', false, text);
  return `type ${JSON.stringify(text)}`;
}

/** Takes the focus away from everything. */
export function leave(): string {
  (deepActiveElement(document) as HTMLElement).blur();
  return 'leave';
}
