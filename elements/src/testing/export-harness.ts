import type {TableHarness} from './table-harness.js';
import {until} from './until.js';

interface Download {
  readonly name: string;
  readonly text: string;
  readonly blob: Blob;
}

/** Records the files that links download while `action` runs, and does not save them. */
export async function recordDownloads(action: () => Promise<unknown>): Promise<Download[]> {
  const files: Promise<Download>[] = [];
  const {createObjectURL} = URL;
  const {click} = HTMLAnchorElement.prototype;
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = blob => {
    const url = createObjectURL.call(URL, blob);
    blobs.set(url, blob as Blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function () {
    files.push(readFile(this.download, blobs.get(this.href)!));
  };
  try {
    await action();
  } finally {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  }
  return Promise.all(files);
}

/** `Blob.text()` drops the byte order mark. */
async function readFile(name: string, blob: Blob): Promise<Download> {
  const text = new TextDecoder('utf-8', {ignoreBOM: true}).decode(await blob.arrayBuffer());
  return {name, text, blob};
}

/** Records what is copied while `action` runs, by type. Tests may not use the real clipboard in all browsers. */
export async function recordCopies(action: () => Promise<unknown>): Promise<Record<string, string>[]> {
  const copies: Promise<Record<string, string>>[] = [];
  const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const write = async (items: ClipboardItem[]) => {
    copies.push(...items.map(readItem));
    await Promise.all(copies);
  };
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {write}});
  try {
    await action();
  } finally {
    if (clipboard === undefined) delete (navigator as {clipboard?: unknown}).clipboard;
    else Object.defineProperty(navigator, 'clipboard', clipboard);
  }
  return Promise.all(copies);
}

async function readItem(item: ClipboardItem): Promise<Record<string, string>> {
  const texts = item.types.map(async type => [type, await (await item.getType(type)).text()] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Downloads the rows of a table: with the button of the format, or with its menu if another test has imported the other one. */
export async function pressDownload(harness: TableHarness, format: 'CSV' | 'Excel'): Promise<void> {
  const own = `Download ${format}`;
  if (harness.button(own) !== undefined) return harness.press(own);
  const item = (): HTMLElement | undefined =>
    [...harness.table.shadowRoot!.querySelectorAll<HTMLElement>('[part~="download-item"]')].find(
      ({textContent}) => textContent.trim() === format,
    );
  await harness.press('Download');
  if (harness.button('Download').ariaDisabled === 'true') return;
  await until(() => item() !== undefined, `the menu has ${format}`);
  item()!.click();
  await harness.table.updateComplete;
}
