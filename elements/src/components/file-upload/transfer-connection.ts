/** How far the transfer of a file to a server is. */
export interface TransferState {
  readonly status: 'waiting' | 'sending' | 'sent' | 'failed' | 'canceled';
  /** The part that was sent, from 0 to 1. */
  readonly progress: number;
  /** What the server calls the file. Set once the file was sent, if the server returned it. */
  readonly path?: string | undefined;
}

/** What sends the files of a file upload. */
export interface TransferConnection {
  stateOf(file: File): TransferState | undefined;
  cancel(file: File): void;
  retry(file: File): void;
  /** Called before the files render, so that added files are sent, and removed ones are no longer. */
  follow(files: readonly File[]): void;
}

/** The connection of each file upload whose files are sent before its form is. */
const connections = new WeakMap<Element, TransferConnection>();

export function connectionOf(element: Element): TransferConnection | undefined {
  return connections.get(element);
}

/** Connects a file upload to what sends its files. Null disconnects it. */
export function setConnection(element: Element, connection: TransferConnection | null): void {
  if (connection === null) connections.delete(element);
  else connections.set(element, connection);
}
