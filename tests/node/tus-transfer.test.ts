/** Sends files to a real tus server with `tus-js-client`. */
import assert from 'node:assert/strict';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer, type Server as HttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, beforeEach, describe, it} from 'node:test';
import {transferFiles, tusFile} from '@life-changers/elements/file-transfer';
import {FileStore} from '@tus/file-store';
import {Server} from '@tus/server';
import * as tus from 'tus-js-client';

const CHUNK = 100_000;

const bytes = Buffer.from(Array.from({length: 5 * CHUNK}, (_, index) => index % 251));
const file = new File([bytes], 'film.mp4', {type: 'video/mp4'});

/** In Node, the client reads buffers instead of files. */
class Upload extends tus.Upload {
  constructor(_file: File, options: tus.UploadOptions) {
    super(bytes, options);
  }
}

describe('tusFile', () => {
  let folder: string;
  let server: HttpServer;
  let endpoint: string;
  /** The requests of a test, such as `PATCH 100000`. */
  let requests: string[];
  let answerPatch: (count: number) => void;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tus-'));
    const store = new Server({path: '/files', datastore: new FileStore({directory: folder})});
    server = createServer((request, response) => {
      requests.push([request.method, request.headers['upload-offset']].filter(Boolean).join(' '));
      if (request.method === 'PATCH') answerPatch(requests.filter(line => line.startsWith('PATCH')).length);
      void store.handle(request, response);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`;
  });

  after(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, {recursive: true});
  });

  beforeEach(() => {
    requests = [];
    answerPatch = () => {};
  });

  const settings = (): tus.UploadOptions => ({endpoint, chunkSize: CHUNK, retryDelays: null});
  const stored = (path: string | undefined) => readFile(join(folder, path!.split('/').at(-1)!));

  it('sends a file, with its name and type, and returns its URL', async () => {
    const {items, complete} = run({});
    await complete;
    const [item] = items();
    assert.equal(item!.status, 'sent');
    assert.ok((await stored(item!.path)).equals(bytes));
    const info = JSON.parse(String(await stored(`${item!.path}.json`))) as {metadata: object};
    assert.deepEqual(info.metadata, {filename: 'film.mp4', filetype: 'video/mp4', album: 'holidays'});
  });

  it('resumes where it was canceled', async () => {
    const {transfer, items} = run({});
    await new Promise<void>(resolve => {
      answerPatch = count => {
        if (count !== 3) return;
        transfer.cancel();
        resolve();
      };
    });
    assert.equal(items()[0]!.status, 'canceled');
    answerPatch = () => {};
    const before = requests.length;
    transfer.retry();
    await transfer.complete;
    const [first, ...rest] = requests.slice(before);
    assert.equal(first, 'HEAD');
    assert.ok(!rest.includes('POST') && !rest.includes('PATCH 0'));
    assert.ok((await stored(items()[0]!.path)).equals(bytes));
  });

  it('fails when the server cannot be reached, and sends the file once it can', async () => {
    let isDown = true;
    const fetchTus = () => Promise.resolve({Upload});
    const transfer = transferFiles([file], {
      send: tusFile<tus.UploadOptions>(fetchTus, {
        ...settings(),
        onBeforeRequest: () => {
          if (isDown) throw new Error('no network');
        },
      }),
    });
    await transfer.complete;
    assert.equal(transfer.items[0]!.status, 'failed');
    isDown = false;
    transfer.retry(file);
    await transfer.complete;
    assert.equal(transfer.items[0]!.status, 'sent');
  });

  it('reports progress', async () => {
    const seen: number[] = [];
    const {complete} = run({onChange: ({progress}: {progress: number}) => seen.push(progress)});
    await complete;
    assert.ok(seen.some(progress => progress > 0 && progress < 1));
    assert.equal(seen.at(-1), 1);
  });

  function run(options: object) {
    const send = tusFile<tus.UploadOptions>({Upload}, {...settings(), metadata: {album: 'holidays'}});
    const transfer = transferFiles([file], {send, ...options});
    return {transfer, complete: transfer.complete, items: () => transfer.items};
  }
});
