import type {SendFile} from './transfer-queue.js';

/** A server that rejected a file, or that could not be reached. */
export class TransferError extends Error {
  override readonly name = 'TransferError';
  /** The HTTP status, or 0 if there was no response. */
  readonly status: number;
  /** The body of the response as text. */
  readonly response: string;

  constructor(message: string, status: number, response: string) {
    super(message);
    this.status = status;
    this.response = response;
  }
}

/** How a file is posted. */
export interface PostOptions {
  /** Default: `'POST'`. */
  readonly method?: string | undefined;
  /** The name of the file's field. Default: `'file'`. */
  readonly name?: string | undefined;
  /** Other fields, before the file. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Headers, such as for a token. A function is called for each attempt. `Content-Type` is set by the browser. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) | undefined;
  /** Whether cookies are sent to another origin. Default: false. */
  readonly withCredentials?: boolean | undefined;
  /** Returns the path or ID of the file from the body of the response, which becomes its `path` in the value. The form submits it instead of the file. */
  readonly readPath?: ((response: string) => string | null | undefined) | undefined;
}

/**
 * Returns a function that sends a file as `multipart/form-data`, like a form. It uses `XMLHttpRequest`, because `fetch` does
 * not report how much was sent.
 *
 * @param url The URL of the server, such as `'/uploads'`.
 */
export function postFile(url: string | URL, options: PostOptions = {}): SendFile {
  const {
    method = 'POST',
    name = 'file',
    fields = {},
    headers = {},
    withCredentials = false,
    readPath,
  } = options;
  return (file, {signal, onProgress}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (message: string): void =>
        reject(new TransferError(message, request.status, request.responseText));
      request.open(method, url);
      request.withCredentials = withCredentials;
      const given = typeof headers === 'function' ? headers() : headers;
      for (const [header, value] of Object.entries(given)) request.setRequestHeader(header, value);
      request.upload.addEventListener('progress', ({loaded, total}) =>
        // The body is longer than the file, by its fields.
        onProgress(total > 0 ? (loaded / total) * file.size : 0),
      );
      request.addEventListener('load', () => {
        const isOk = request.status >= 200 && request.status < 300;
        if (!isOk) return fail(`The server answered with the status ${request.status}.`);
        // What the app throws rejects the promise, and nothing else.
        Promise.resolve(request.responseText)
          .then(text => readPath?.(text))
          .then(resolve, reject);
      });
      request.addEventListener('error', () => fail('The server could not be reached.'));
      request.addEventListener('abort', () => fail('The transfer was canceled.'));
      signal.addEventListener('abort', () => request.abort());
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.append(field, value);
      body.append(name, file);
      request.send(body);
    });
}
