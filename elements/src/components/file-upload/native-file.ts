import {isSameList} from '../../core/is-same-list.js';

/**
 * Sets or clears the files of a native file input without an event. Screen readers then announce a file that was
 * dropped or set by the app, and the user can choose a removed file again.
 */
export function showFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (isSameList([...(input.files ?? [])], files)) return;
  if (files.length === 0) {
    input.value = '';
    return;
  }
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

let empty: File | undefined;

/** What a native file input without a file submits (HTML standard, "constructing the entry list"). */
export function emptyFile(): File {
  return (empty ??= new File([], '', {type: 'application/octet-stream'}));
}
