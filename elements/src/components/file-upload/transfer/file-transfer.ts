import {connectionOf, setConnection, type TransferConnection} from '../transfer-connection.js';
import type {LcFileUpload} from '../file-upload.js';
import {TransferQueue, type SendFile, type TransferItem} from './transfer-queue.js';

export {postFile, TransferError, type PostOptions} from './post-file.js';
export {tusFile, type TusModule, type TusOptions, type TusUpload} from './tus-file.js';
export type {SendFile, SendOptions, TransferItem} from './transfer-queue.js';

/** How files are sent. */
export interface TransferOptions {
  /** Sends one file: `postFile(url)`, `tusFile(…)`, or your own function for any server. */
  readonly send: SendFile;
  /** How many files are sent at the same time: at least 1. Other values count as 3. Default: 3. */
  readonly concurrency?: number | undefined;
  /** Whether files are sent as soon as they are added. If false, they wait for `start()`. Default: true. */
  readonly autoStart?: boolean | undefined;
  /** Called when the state of a file changes. */
  readonly onChange?: ((item: TransferItem) => void) | undefined;
}

/** The transfer of files to a server. */
export interface FileTransfer {
  /** The files and how far each is. */
  readonly items: readonly TransferItem[];
  /** Resolves when no file waits or is being sent. Some may have failed, or may have been canceled. */
  readonly complete: Promise<void>;
  /** Starts to send the files that wait. */
  start(): void;
  /** Cancels the transfer of a file, or of all files. They stay in the list, and can be sent again. */
  cancel(file?: File): void;
  /** Sends a file again that failed or was canceled, or all of them. */
  retry(file?: File): void;
  /** Cancels all transfers, and no longer follows the element. */
  disconnect(): void;
}

/**
 * Sends the files of a file upload to a server, before its form is submitted: those that it has and those that are added.
 * With `multiple`, its list shows the progress of each file, and buttons to cancel it and to try again. A file that could not
 * be sent stays in the list.
 *
 * Once a file was sent, and if the list has `multiple` and the server returned a path or ID, this is the `path` of the file in
 * the value: in `upload.value`, in `values` of a connected form, and in `onSubmit`. The form submits it instead of the file. A
 * form that is submitted earlier submits the file itself, so that it is never lost.
 *
 * @param source A file upload, or files.
 */
export function transferFiles(
  source: LcFileUpload | LcFileUpload<true> | Iterable<File>,
  {send, concurrency, autoStart = true, onChange}: TransferOptions,
): FileTransfer {
  const element = Symbol.iterator in source ? null : source;
  const queue = new TransferQueue(send, concurrency, file => {
    const item = queue.stateOf(file);
    if (item !== undefined) onChange?.(item);
    element?.requestUpdate('value');
  });
  const disconnect = element === null ? () => queue.follow([]) : connect(element, queue);
  queue.follow(Symbol.iterator in source ? [...source] : source.files);
  if (autoStart) queue.start();
  const forEach = (act: (file: File) => void, file?: File): void => {
    for (const one of file === undefined ? queue.items.map(item => item.file) : [file]) act(one);
  };
  return {
    get items() {
      return queue.items;
    },
    get complete() {
      return queue.complete();
    },
    start: () => queue.start(),
    cancel: file => forEach(one => queue.cancel(one), file),
    retry: file => forEach(one => queue.retry(one), file),
    disconnect,
  };
}

/** Lets an element show the transfers, and the queue follow its files. Returns a function that disconnects them. */
function connect(element: LcFileUpload | LcFileUpload<true>, queue: TransferQueue): () => void {
  const connection: TransferConnection = {
    stateOf: file => queue.stateOf(file),
    cancel: file => queue.cancel(file),
    retry: file => queue.retry(file),
    follow: files => queue.follow(files),
  };
  // An element without a list does not ask the connection.
  const handleChange = (): void => queue.follow(element.files);
  setConnection(element, connection);
  element.addEventListener('change', handleChange);
  return () => {
    element.removeEventListener('change', handleChange);
    if (connectionOf(element) === connection) setConnection(element, null);
    queue.follow([]);
    element.requestUpdate('value');
  };
}
