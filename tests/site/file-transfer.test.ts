/** Files that the browser sends: to a server that reads forms, and to a tus server. Needs a build. */
import assert from 'node:assert/strict';
import {once} from 'node:events';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, afterEach, before, beforeEach, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {FileStore} from '@tus/file-store';
import {Server} from '@tus/server';
import {build} from 'esbuild';
import type {Browser, Page} from 'playwright-core';
import {eventually, launchChromium, stop} from './support.js';

const HTML = `<!doctype html>
  <html lang="en">
    <title>Files</title>
    <form>
      <lc-file-upload multiple name="documents" label="Documents"></lc-file-upload>
    </form>
    <script type="module" src="/page.js"></script>
  </html>`;

const CONTENT = Buffer.alloc(500_000, 'abcdefg');

describe('a file that is sent as it is added', () => {
  let browser: Browser;
  let server: HttpServer;
  let origin: string;
  let folder: string;
  let page: Page;
  /** Answers the next requests of an upload. Returns whether it did. */
  let intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** What the form server received. */
  let received: {form: FormData; token: string | undefined}[];
  /** The requests of the tus client, such as `PATCH 100000`. */
  let tusRequests: string[];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tus-'));
    // A file on the disk, because the client recognizes it by its date too.
    await writeFile(join(folder, 'film.mp4'), CONTENT);
    const tus = new Server({path: '/files', datastore: new FileStore({directory: folder})});
    const script = await bundle();
    const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
      '/': ['text/html', HTML],
      '/page.js': ['text/javascript', script],
    };
    server = createServer((request, response) => {
      const {pathname} = new URL(request.url!, 'http://localhost');
      const answer = answers[pathname];
      if (answer !== undefined) {
        const [type, body] = answer;
        response.setHeader('Content-Security-Policy', "default-src 'self'");
        response.writeHead(200, {'Content-Type': type}).end(body);
      } else if (intercept(request, response)) {
        return;
      } else if (pathname === '/upload') {
        void readUpload(request, response);
      } else {
        tusRequests.push([request.method, request.headers['upload-offset']].filter(Boolean).join(' '));
        void tus.handle(request, response);
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    await stop(server);
    await rm(folder, {recursive: true});
  });

  beforeEach(async () => {
    intercept = () => false;
    received = [];
    tusRequests = [];
    page = await (await browser.newContext()).newPage();
  });
  afterEach(() => page.context().close());

  async function readUpload(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = {'content-type': request.headers['content-type']!};
    const form = await new Response(Buffer.concat(chunks), {headers}).formData();
    received.push({form, token: request.headers['x-token'] as string | undefined});
    response.end(JSON.stringify({path: 'letters/1'}));
  }

  /** Adds the file on a new page. */
  async function addFile(query = ''): Promise<void> {
    await page.goto(`${origin}/${query}`);
    await page.getByLabel('Documents').setInputFiles(join(folder, 'film.mp4'));
  }

  const submitted = () =>
    page.locator('form').evaluate(form => {
      const value = new FormData(form as HTMLFormElement).get('documents');
      return value instanceof File ? `file ${value.name}` : value;
    });
  const retry = () => page.getByRole('button', {name: 'Try again to upload film.mp4'});

  describe('with postFile', () => {
    it('arrives with its fields and headers, and the form submits its path', async () => {
      await addFile();
      await eventually(submitted, 'letters/1');
      const [{form, token}] = received as [(typeof received)[0]];
      const file = form.get('document') as File;
      assert.deepEqual([...form.keys()], ['folder', 'document']);
      assert.deepEqual(
        [form.get('folder'), file.name, file.type, token],
        ['letters', 'film.mp4', 'video/mp4', 'secret'],
      );
      assert.ok(Buffer.from(await file.arrayBuffer()).equals(CONTENT));
    });

    for (const [title, fail] of [
      ['rejects it', (response: ServerResponse) => void response.writeHead(500).end('Full')],
      ['breaks off', (response: ServerResponse) => void response.destroy()],
      ['answers with something else than its path', (response: ServerResponse) => void response.end('{')],
    ] as const) {
      it(`stays if the server ${title}, and can be sent again`, async () => {
        intercept = (request, response) => {
          request.resume().on('end', () => fail(response));
          return true;
        };
        await addFile();
        await retry().waitFor();
        assert.equal(await submitted(), 'file film.mp4');
        intercept = () => false;
        await retry().click();
        await eventually(submitted, 'letters/1');
        assert.equal(received.length, 1);
      });
    }

    it('ends its request if the user cancels it', async () => {
      const closed = new Promise<void>(resolve => {
        intercept = (request, response) => {
          request.resume();
          response.on('close', resolve);
          return true;
        };
      });
      await addFile();
      await page.getByRole('button', {name: 'Cancel the upload of film.mp4'}).click();
      await closed;
      await retry().waitFor();
      assert.equal(await submitted(), 'file film.mp4');
    });
  });

  describe('with tusFile', () => {
    it('arrives in chunks, and the form submits its URL', async () => {
      await addFile('?tus');
      await eventually(async () => String(await submitted()).startsWith(`${origin}/files/`), true);
      const stored = await readFile(
        join(
          folder,
          String(await submitted())
            .split('/')
            .at(-1)!,
        ),
      );
      assert.ok(stored.equals(CONTENT));
      assert.deepEqual(tusRequests, ['POST', ...[0, 1, 2, 3, 4].map(part => `PATCH ${part * 100_000}`)]);
    });

    for (const [title, goOn] of [
      ['when the user tries again', () => retry().click()],
      ['when the user adds it on the reloaded page', () => addFile('?tus')],
    ] as const) {
      it(`resumes ${title}`, async () => {
        intercept = ({method, headers}, response) => {
          const isThird = method === 'PATCH' && headers['upload-offset'] === '200000';
          if (isThird) response.destroy();
          return isThird;
        };
        await addFile('?tus');
        await retry().waitFor();
        intercept = () => false;
        await goOn();
        await eventually(async () => String(await submitted()).startsWith(`${origin}/files/`), true);
        const stored = await readFile(
          join(
            folder,
            String(await submitted())
              .split('/')
              .at(-1)!,
          ),
        );
        assert.ok(stored.equals(CONTENT));
        assert.equal(tusRequests.filter(line => line === 'POST').length, 1);
      });
    }
  });
});

/** The script of the page, without another bundler's defaults. */
async function bundle(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('./file-transfer-page.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]!.text;
}
