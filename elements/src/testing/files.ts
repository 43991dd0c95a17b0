/** A file of a given size. Its content does not match its type. */
export function makeFile(name: string, type = '', size = 3): File {
  return new File([new Uint8Array(size)], name, {type});
}

/** An image that browsers can show. */
export function makePicture(): File {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
  return new File([text], 'me.svg', {type: 'image/svg+xml'});
}

/** Chooses files in a native file input, like its picker. */
export function chooseFiles(input: HTMLInputElement, ...files: File[]): void {
  const wasMultiple = input.multiple;
  input.multiple = files.length > 1;
  input.files = transferOf(files).files;
  input.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true}));
  input.dispatchEvent(new Event('change', {bubbles: true}));
  input.multiple = wasMultiple;
}

/** Sends a drag event with files or text to an element, and returns the event. */
export function drag(
  element: Element,
  name: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  ...things: (File | string)[]
): DragEvent {
  const event = new DragEvent(name, {bubbles: true, composed: true, cancelable: true});
  // Some engines ignore it in the constructor.
  Object.defineProperty(event, 'dataTransfer', {value: transferOf(things)});
  element.dispatchEvent(event);
  return event;
}

function transferOf(things: readonly (File | string)[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const thing of things) {
    if (typeof thing === 'string') transfer.items.add(thing, 'text/plain');
    else transfer.items.add(thing);
  }
  return transfer;
}

/** The files of a folder by name, with the folders in it. Null is a file that cannot be read. */
export interface Folder {
  readonly [name: string]: File | Folder | null;
}

/** Returns the event of a dropped folder. Scripts cannot make entries of files, so these have only what is used. */
export function droppedFolder(name: string, folder: Folder): DragEvent {
  const event = new DragEvent('drop', {bubbles: true, composed: true, cancelable: true});
  const items = [{webkitGetAsEntry: () => entryOf(`/${name}`, folder)}];
  Object.defineProperty(event, 'dataTransfer', {value: {types: ['Files'], files: [makeFile(name)], items}});
  return event;
}

function entryOf(fullPath: string, content: File | Folder | null): object {
  const name = fullPath.split('/').at(-1);
  if (content === null || content instanceof File) {
    const file = (resolve: (file: File) => void, reject: (error: Error) => void) =>
      content === null ? reject(new Error('gone')) : resolve(content);
    return {isDirectory: false, name, fullPath, file};
  }
  const children = Object.entries(content).map(([child, inside]) => entryOf(`${fullPath}/${child}`, inside));
  // Chromium returns 100 entries at a time.
  const createReader = () => {
    const rest = [...children];
    return {readEntries: (resolve: (entries: object[]) => void) => resolve(rest.splice(0, 100))};
  };
  return {isDirectory: true, name, fullPath, createReader};
}
