const CONTROLS = 'input, select';

/**
 * Remembers what the user has entered in the native controls of a shadow root, before hydration resets them. The returned
 * function enters it again, like the user: with `input` and `change`.
 */
export function enteredIn(root: ShadowRoot): () => void {
  const edits = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(CONTROLS)].flatMap(control =>
    control instanceof HTMLSelectElement ? editOfSelect(control) : editOfInput(control),
  );
  return () => {
    for (const {control, enter} of edits) {
      if (!control.isConnected) continue;
      enter();
      control.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      control.dispatchEvent(new Event('change', {bubbles: true}));
    }
  };
}

interface Edit {
  readonly control: HTMLElement;
  readonly enter: () => void;
}

function editOfSelect(control: HTMLSelectElement): Edit[] {
  const {selectedIndex} = control;
  const rendered = [...control.options].findLastIndex(option => option.defaultSelected);
  return selectedIndex === Math.max(0, rendered)
    ? []
    : [{control, enter: () => (control.selectedIndex = selectedIndex)}];
}

function editOfInput(control: HTMLInputElement): Edit[] {
  const {type, value, checked} = control;
  if (type === 'checkbox' || type === 'radio') {
    const isEdit = checked !== control.defaultChecked && (type === 'checkbox' || checked);
    return isEdit ? [{control, enter: () => (control.checked = checked)}] : [];
  }
  if (type === 'file') return editOfFiles(control);
  const rendered = control.getAttribute('value') ?? '';
  const isEdit = type === 'range' ? control.hasAttribute('value') && value !== rendered : value !== rendered;
  return isEdit ? [{control, enter: enterAtCaret(control)}] : [];
}

/** Hydration empties the list of files, so it is copied. */
function editOfFiles(control: HTMLInputElement): Edit[] {
  const transfer = new DataTransfer();
  for (const file of control.files ?? []) transfer.items.add(file);
  return transfer.items.length > 0 ? [{control, enter: () => (control.files = transfer.files)}] : [];
}

/** Returns a function that sets the text again, with its caret and selection if the user is typing. */
function enterAtCaret(control: HTMLInputElement): () => void {
  const {value, selectionStart, selectionEnd} = control;
  const isTyping = selectionStart !== null && control.matches(':focus');
  return () => {
    control.value = value;
    if (isTyping) control.setSelectionRange(selectionStart, selectionEnd);
  };
}
