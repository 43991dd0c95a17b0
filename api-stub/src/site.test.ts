import assert from 'node:assert/strict';
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import type {TestContext} from 'node:test';
import {readError, startStub} from './test-server.js';

const HTML = {accept: 'text/html'};

const PAGES: readonly string[] | null = ['/', '/tables', '/api/button'];

async function startSite(
  test: TestContext,
  {built = true, pages = PAGES, rendered = [] as readonly string[]} = {},
): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'api-stub-'));
  test.after(() => rm(root, {recursive: true}));
  const siteFolder = join(root, 'site');
  await mkdir(join(siteFolder, 'assets'), {recursive: true});
  await writeFile(join(root, 'secret.txt'), 'secret');
  if (built) {
    await writeFile(join(siteFolder, 'index.html'), '<!doctype html><title>site</title>');
    await writeFile(join(siteFolder, 'plain.html'), '<!doctype html><title>plain</title>');
    if (pages !== null) await writeFile(join(siteFolder, 'pages.json'), JSON.stringify(pages));
    await mkdir(join(siteFolder, '.pages'));
    for (const page of rendered)
      await writeFile(join(siteFolder, '.pages', page), `<!doctype html><title>${page}</title>`);
    await writeFile(join(siteFolder, '.env'), 'secret');
    await writeFile(join(siteFolder, 'assets/app-1a2b3c.js'), `/* ${'x'.repeat(4000)} */`);
  }
  return startStub(test, {siteFolder});
}

/** Sends a path unchanged; `fetch` would remove the dots. */
function rawGet(origin: string, path: string): Promise<{status: number; text: string}> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(origin);
    request({hostname, port, path, headers: HTML}, response => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({status: response.statusCode!, text}));
    })
      .on('error', reject)
      .end();
  });
}

describe('the site', () => {
  for (const [title, status, paths] of [
    ['a page of the list', 200, ['/', '/tables', '/Tables/', '/tables?page=2', '/api/button']],
    ['any other address', 404, ['/no-such', '/api', '/tables/1', '/developing/breadcrumbs']],
  ] as const) {
    it(`answers ${title} with index.html and the status ${status}`, async test => {
      const origin = await startSite(test);
      for (const path of paths) {
        const response = await fetch(origin + path, {headers: HTML});
        assert.equal(response.status, status, path);
        assert.match(await response.text(), /<title>site/, path);
        assert.equal(response.headers.get('cache-control'), 'no-cache');
        assert.match(response.headers.get('content-security-policy')!, /default-src 'self'/);
      }
    });
  }

  it('leads from a short address to the guide', async test => {
    const response = await fetch(`${await startSite(test)}/changelog`, {headers: HTML, redirect: 'manual'});
    assert.deepEqual([response.status, response.headers.get('location')], [302, '/guides/changelog']);
  });

  for (const [path, title] of [
    ['/', 'home.html'],
    ['/Tables/?page=2', 'tables.html'],
    ['/api/button', 'api.button.html'],
    ['/no-such', 'site'],
    ['/api.button', null],
    ['/.pages/tables.html', null],
  ] as const) {
    it(`answers ${path} with ${title ?? 'no page'} if the build has written the pages`, async test => {
      const rendered = ['home.html', 'tables.html', 'api.button.html'];
      const origin = await startSite(test, {rendered});
      const response = await fetch(origin + path, {headers: HTML});
      const [, found = null] = /<title>(.*)<\/title>/.exec(await response.text()) ?? [];
      assert.equal(found, title);
      assert.equal(response.headers.get('cache-control'), title === null ? 'no-store' : 'no-cache');
    });
  }

  it('answers every address with 200 if the site has no list of pages', async test => {
    const origin = await startSite(test, {pages: null});
    assert.equal((await fetch(`${origin}/no-such`, {headers: HTML})).status, 200);
  });

  it('serves existing files', async test => {
    const origin = await startSite(test);
    const response = await fetch(`${origin}/plain.html`, {headers: HTML});
    assert.match(await response.text(), /<title>plain/);
    assert.equal(response.headers.get('cache-control'), 'no-cache');
  });

  it('answers 304 to an unchanged ETag', async test => {
    const origin = await startSite(test);
    for (const path of ['/', '/plain.html']) {
      const etag = (await fetch(origin + path, {headers: HTML})).headers.get('etag')!;
      const again = await fetch(origin + path, {
        headers: {...HTML, 'if-none-match': etag, 'cache-control': 'max-age=0'},
      });
      assert.equal(again.status, 304, path);
    }
  });

  it('lets browsers cache hashed files for a year, and compresses them', async test => {
    const origin = await startSite(test);
    const {headers} = await fetch(`${origin}/assets/app-1a2b3c.js`, {headers: {'accept-encoding': 'br'}});
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.match(headers.get('content-type')!, /^text\/javascript/);
    assert.equal(headers.get('content-encoding'), 'br');
  });

  it('answers a missing file with 404, never with index.html', async test => {
    const origin = await startSite(test);
    for (const path of ['/assets/app-old.js', '/assets/', '/assets/chunk', '/favicon.ico', '/.env']) {
      const response = await fetch(origin + path, {headers: HTML});
      assert.equal((await readError(response)).status, 404, path);
      assert.equal(response.headers.get('cache-control'), 'no-store');
    }
  });

  it('answers 404 to a client that does not accept HTML', async test => {
    const origin = await startSite(test);
    const response = await fetch(`${origin}/tables`, {headers: {accept: 'application/json'}});
    assert.equal((await readError(response)).status, 404);
  });

  it('accepts only GET and HEAD', async test => {
    const origin = await startSite(test);
    assert.equal((await fetch(`${origin}/tables`, {method: 'HEAD', headers: HTML})).status, 200);
    const response = await fetch(`${origin}/tables`, {method: 'POST'});
    assert.equal(response.headers.get('allow'), 'GET, HEAD');
    assert.equal((await readError(response)).status, 405);
  });

  it('serves no files outside its folder', async test => {
    const origin = await startSite(test);
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/..%5csecret.txt',
      '/plain.html%00',
    ]) {
      const {status, text} = await rawGet(origin, path);
      assert.equal(status, 404, path);
      assert.doesNotMatch(text, /^secret|ENOENT|site[/\\]/, path);
    }
  });

  it('answers a malformed path with 400', async test => {
    const origin = await startSite(test);
    const {status, text} = await rawGet(origin, '/%E0%A4%A');
    assert.equal(status, 400);
    assert.equal(text, '{"error":{"code":"bad-request","message":"Bad Request."}}');
  });

  it('answers a range past the end with 416', async test => {
    const origin = await startSite(test);
    const response = await fetch(`${origin}/plain.html`, {headers: {range: 'bytes=9999-'}});
    assert.match(response.headers.get('content-range')!, /^bytes \*\//);
    assert.equal((await readError(response)).status, 416);
  });

  it('explains how to build the site if it is not built', async test => {
    const origin = await startSite(test, {built: false});
    const response = await fetch(`${origin}/`, {headers: HTML});
    assert.equal(response.status, 503);
    assert.match(response.headers.get('content-type')!, /^text\/plain/);
    assert.match(await response.text(), /npm start/);
    assert.equal((await fetch(`${origin}/api-stub/people`)).status, 200);
  });
});
