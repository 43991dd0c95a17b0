/** What `prerender` and `life-changers-prerender` do with unusual and broken HTML. Needs a build. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {prerender, prerenderStream} from '@life-changers/elements/server';

const CONTROL = '<lc-checkbox label="Terms"></lc-checkbox>';

/** What `prerender` writes. The style tells it from the shadow roots of the page. */
const ROOT = /<template shadowrootmode="open"[^>]*><style>.*?<\/template>/gs;

const countRoots = (html: string) => html.match(ROOT)?.length ?? 0;

/** HTML with its number of elements that a browser shows. */
const CASES: Readonly<Record<string, readonly [html: string, roots: number]>> = {
  'unclosed elements': ['<div><lc-checkbox label="Terms"><p>Text<lc-icon-button text="Go">', 2],
  'a tag that ends too early': ['<p>Text</p><lc-checkbox label="Te', 0],
  'a name that ends too early': ['<p>Text</p><lc-check', 0],
  'a self-closing tag': ['<lc-checkbox label="Terms"/>', 1],
  'upper case': ['<LC-CHECKBOX LABEL="Terms"></LC-CHECKBOX>', 1],
  'elements that are not nested correctly': [`<b><p>${CONTROL}</b>${CONTROL}`, 2],
  'an element where a table has no place for it': [`<table><tr>${CONTROL}<td>1</td></tr></table>`, 1],
  'a second body': [`<body>${CONTROL}<body class="late">${CONTROL}`, 2],
  'a comment': [`<!-- ${CONTROL} -->`, 0],
  'a script': [`<script>'${CONTROL}'</script>`, 0],
  'a style': [`<style>/* ${CONTROL} */</style>`, 0],
  'a textarea': [`<textarea>${CONTROL}</textarea>`, 0],
  'a title': [`<title>${CONTROL}</title>`, 0],
  'a template': [`<template>${CONTROL}</template>`, 0],
  'an attribute': [`<p title='${CONTROL}'>Text</p>`, 0],
  'an SVG image': [`<svg>${CONTROL}</svg>`, 0],
  'HTML in an SVG image': [`<svg><foreignObject>${CONTROL}</foreignObject></svg>`, 1],
  'the shadow root of another element': [
    `<my-card><template shadowrootmode="open">${CONTROL}<slot></slot></template>${CONTROL}</my-card>`,
    2,
  ],
  'line breaks of Windows': [
    `<!doctype html>\r\n<body>\r\n<lc-checkbox\r\nlabel="Terms">\r\n</lc-checkbox>`,
    1,
  ],
  'a byte order mark': [`\uFEFF<!doctype html><body>${CONTROL}</body>`, 1],
  'characters outside Unicode': [`<p>\0 \uFFFF \uD800 \u{1F600}</p>${CONTROL}`, 1],
  'no HTML': ['Text < 2', 0],
  nothing: ['', 0],
};

async function streamed(chunks: Iterable<string>): Promise<string> {
  const source = new ReadableStream<string>({
    start: controller => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  let html = '';
  for await (const chunk of source.pipeThrough(prerenderStream()) as unknown as AsyncIterable<string>)
    html += chunk;
  return html;
}

describe('prerender', () => {
  for (const [title, [html, roots]] of Object.entries(CASES)) {
    it(`renders ${roots} elements in ${title}, and changes nothing else`, async () => {
      const once = prerender(html);
      assert.equal(countRoots(once), roots);
      assert.equal(once.replaceAll(ROOT, ''), html);
      assert.equal(prerender(once), once);
      assert.equal(await streamed(html), once);
    });
  }

  it('renders a page that is nested deeper than the call stack', () => {
    const html = prerender(`${'<div>'.repeat(20_000)}${CONTROL}`);
    assert.equal(countRoots(html), 1);
  });
});

describe('life-changers-prerender', () => {
  const command = fileURLToPath(new URL('../../elements/bin/life-changers-prerender.mjs', import.meta.url));
  let folder: string;

  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'life-changers-prerender-'))));
  after(() => rm(folder, {recursive: true}));

  const run = (words: readonly string[], input = '') =>
    spawnSync(process.execPath, [command, ...words], {input, encoding: 'utf8'});

  async function write(name: string, content: string | Buffer): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, content);
    return file;
  }

  it('prints the standard input with the content of the elements', () => {
    assert.equal(run([], `é ${CONTROL}`).stdout, prerender(`é ${CONTROL}`));
  });

  it('writes in the languages of a document', () => {
    const copy = '<lc-copy-button value="7"></lc-copy-button>';
    const html = `<html lang="de-AT">${copy}<p lang="ja">${copy}</p><p lang="x-klingon">${copy}</p></html>`;
    const {stdout} = run([], html);
    for (const text of ['Kopieren', 'コピー', 'Copy']) assert.ok(stdout.includes(text), text);
  });

  it('writes files, and their style sheets', async () => {
    const files = [await write('one.html', CONTROL), await write('two.html', `<p>é</p>\r\n${CONTROL}`)];
    const {status} = run(['--write', '--stylesheets', '/lc/', join(folder, 'lc'), ...files]);
    assert.equal(status, 0);
    const linked = (html: string) => prerender(html, {stylesheet: tag => `/lc/${tag}.css`});
    assert.equal(await readFile(files[0]!, 'utf8'), linked(CONTROL));
    assert.equal(await readFile(files[1]!, 'utf8'), linked(`<p>é</p>\r\n${CONTROL}`));
    assert.match(await readFile(join(folder, 'lc/lc-checkbox.css'), 'utf8'), /:host/);
  });

  it('writes nothing if a file is not UTF-8', async () => {
    const bytes = Buffer.from(`<p>é</p>${CONTROL}`, 'latin1');
    const [good, bad] = [await write('good.html', CONTROL), await write('bad.html', bytes)];
    const {status, stderr} = run(['--write', good, bad]);
    assert.equal(status, 1);
    assert.match(stderr, /bad\.html is not UTF-8/);
    assert.deepEqual(await readFile(bad), bytes);
    assert.equal(await readFile(good, 'utf8'), CONTROL);
  });
});
