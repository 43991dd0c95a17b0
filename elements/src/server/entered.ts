const CONTROLS = 'input, select, textarea';

/** A native control. Which one it is follows from its edit. */
type Control = HTMLInputElement & HTMLSelectElement;

/** Enters something in a native control, like the user. */
type Enter = (control: Control) => void;

/**
 * Remembers what the user has entered in the native controls of a shadow root, before hydration resets or replaces them.
 * The returned function enters it again.
 */
export function enteredIn(root: ShadowRoot): () => void {
  const edits = controlsIn(root).flatMap(control => {
    const enter = editOf(control);
    if (!enter) return [];
    const isAlike = alikeTo(control);
    const place = controlsIn(root).filter(isAlike).indexOf(control);
    return [{control, isAlike, place, enter}];
  });
  return () => {
    for (const {control, isAlike, place, enter} of edits) {
      const isKept = control.isConnected && isAlike(control);
      const current = isKept ? control : controlsIn(root).filter(isAlike)[place];
      if (current) enter(current);
    }
  };
}

/**
 * Returns whether a control can be the one that replaces a control, if it is at the same place among all of them. The boxes
 * of a table have one value, but each has the name of its row.
 */
function alikeTo({type, value, ariaLabel}: Control): (other: Control) => boolean {
  return other =>
    other.type === type && (!isCheckable(type) || (other.value === value && other.ariaLabel === ariaLabel));
}

const isCheckable = (type: string): boolean => type === 'checkbox' || type === 'radio';

const controlsIn = (root: ShadowRoot): readonly Control[] => [...root.querySelectorAll<Control>(CONTROLS)];

function editOf(control: Control): Enter | null {
  if (isCheckable(control.type)) return editOfBox(control);
  const enter = control.matches('select') ? editOfSelect(control) : editOfInput(control);
  if (!enter) return null;
  return current => {
    enter(current);
    current.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
    current.dispatchEvent(new Event('change', {bubbles: true}));
  };
}

/** With a click, which tables listen for. */
function editOfBox({type, checked, defaultChecked}: HTMLInputElement): Enter | null {
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
  return current => {
    current.checked = !checked;
    current.click();
  };
}

/** By its value, because the options can differ from those of the server. */
function editOfSelect({selectedIndex, options, value}: HTMLSelectElement): Enter | null {
  const rendered = [...options].findLastIndex(option => option.defaultSelected);
  return selectedIndex === Math.max(0, rendered) ? null : control => (control.value = value);
}

function editOfInput(control: HTMLInputElement): Enter | null {
  const {type, value} = control;
  if (type === 'file') return editOfFiles(control);
  const {defaultValue: rendered} = control;
  const isEdit = type === 'range' ? control.hasAttribute('value') && value !== rendered : value !== rendered;
  return isEdit ? enterAtCaret(control) : null;
}

/** Hydration empties the list of files, so it is copied. */
function editOfFiles(control: HTMLInputElement): Enter | null {
  const transfer = new DataTransfer();
  for (const file of control.files ?? []) transfer.items.add(file);
  return transfer.items.length > 0 ? current => (current.files = transfer.files) : null;
}

/** Returns a function that sets the text again, with its caret and selection if the user is typing. */
function enterAtCaret(control: HTMLInputElement): Enter {
  const {value, selectionStart, selectionEnd} = control;
  const isTyping = selectionStart !== null && control.matches(':focus');
  return current => {
    current.value = value;
    if (!isTyping) return;
    current.focus({preventScroll: true});
    current.setSelectionRange(selectionStart, selectionEnd);
  };
}
