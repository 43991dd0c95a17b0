/**
 * Sets or clears the file of a native file input without an event. Screen readers then announce a file that was
 * dropped or set by the app, and the user can choose a removed file again.
 */
export function showFile(input: HTMLInputElement, file: File | null): void {
  const shown = [...(input.files ?? [])];
  if (shown.length <= 1 && (shown[0] ?? null) === file) return;
  if (file === null) {
    input.value = '';
    return;
  }
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

let empty: File | undefined;

/** What a native file input without a file submits (HTML standard, "constructing the entry list"). */
export function emptyFile(): File {
  return (empty ??= new File([], '', {type: 'application/octet-stream'}));
}
