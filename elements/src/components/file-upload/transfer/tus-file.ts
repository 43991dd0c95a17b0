import type {SendFile} from './transfer-queue.js';

/** An upload of `tus-js-client`, as far as it is used. */
export interface TusUpload {
  readonly url: string | null;
  start(): void;
  abort(shouldTerminate?: boolean): Promise<void>;
  // oxlint-disable-next-line typescript/no-explicit-any -- The type of another package.
  findPreviousUploads(): Promise<any[]>;
  // oxlint-disable-next-line typescript/no-explicit-any -- The type of another package.
  resumeFromPreviousUpload(previous: any): void;
}

/** The module `tus-js-client`. */
export interface TusModule<Options> {
  readonly Upload: new (file: File, options: Options) => TusUpload;
}

/** The options of `tus-js-client`. Its callbacks are set by the transfer. */
export type TusOptions<Options> = Omit<Options, 'onProgress' | 'onSuccess' | 'onError'>;

/**
 * Returns a function that sends a file by the tus protocol, and resumes it after a failure, a cancellation, or a reload. The
 * path of the file is its URL on the server. Your app installs `tus-js-client`.
 *
 * @param tus The module, or a function that imports it: `() => import('tus-js-client')`.
 * @param options The options of its `Upload`, such as `endpoint`, `chunkSize`, and `headers`. The metadata contain the name
 *   (`filename`) and the type (`filetype`) of the file. Unless set, `removeFingerprintOnSuccess` is true, so that a file
 *   that is chosen again later is sent again.
 */
export function tusFile<Options>(
  tus: TusModule<Options> | (() => Promise<TusModule<Options>>),
  options: TusOptions<Options>,
): SendFile {
  /** Where the attempts before went, also if the browser stores nothing. */
  const urls = new WeakMap<File, string>();
  return async (file, {signal, onProgress}) => {
    const {Upload} = typeof tus === 'function' ? await tus() : tus;
    signal.throwIfAborted();
    let upload: TusUpload;
    const done = new Promise<string | null>((resolve, reject) => {
      const given: Record<string, unknown> = {removeFingerprintOnSuccess: true, ...options};
      const settings: Record<string, unknown> = {
        ...given,
        metadata: {filename: file.name, filetype: file.type, ...(given['metadata'] as object | undefined)},
        onProgress,
        onSuccess: () => resolve(upload.url),
        onError: reject,
      };
      const url = urls.get(file);
      if (url !== undefined) settings['uploadUrl'] = url;
      upload = new Upload(file, settings as Options);
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
        // The server keeps what it has, so that the file can be sent again from there.
        upload.abort().catch(() => {});
      });
    });
    // It is awaited only once the upload has started.
    done.catch(() => {});
    try {
      const [previous] = urls.has(file) ? [] : ((await upload!.findPreviousUploads()) as unknown[]);
      signal.throwIfAborted();
      if (previous !== undefined) upload!.resumeFromPreviousUpload(previous);
      upload!.start();
      return await done;
    } catch (error) {
      const {url} = upload!;
      if (url !== null) urls.set(file, url);
      throw error;
    }
  };
}
