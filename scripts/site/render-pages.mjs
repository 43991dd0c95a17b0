/**
 * Writes the HTML of pages of the site into `demo-app/dist/.pages`, after the builds of the site and of its code for Node. It
 * is `index.html` with the title, the description, and the content of the page, which the app hydrates
 * (`demo-app/src/main.tsx`). Elements are declarative shadow roots. The server (`api-stub/src/site.ts`) sends it, and answers
 * paths that are not in `pages.json` with 404.
 *
 * `render-pages.mjs 0 2` writes the first of every two pages, and what the site has once; `render-pages.mjs 1 2` the second.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import '@life-changers/elements/server';
import {transform} from 'esbuild';
import {pageFile} from '../../api-stub/dist/page-file.js';
import {inRoot, readJson} from '../lib/workspace.mjs';
import {sharedSheet} from './shared-sheet.mjs';

/** The URL of the style sheet in rendered pages, until it is known. */
const SHEET = 'lc-page-sheet';

const dist = inRoot('demo-app/dist');
const template = await readFile(join(dist, 'index.html'), 'utf8');
const chunks = readJson('.cache/site-chunks.json');
const {documentTitleOf, importedBy, renderPage, routes} = await import(
  inRoot('.cache/site-server/server.js')
);

/** The tags of the page that is being rendered. */
const tags = new Set();
const stylesheet = tag => {
  tags.add(tag);
  return SHEET;
};

const modulesOf = new Map();

const [share, shares] = process.argv.slice(2).map(Number);
await mkdir(join(dist, '.pages'), {recursive: true});
if (share === 0) {
  await write('pages.json', JSON.stringify(routes.map(({path}) => path)));
  // Without an address of the site, there is no sitemap: it has only whole URLs.
  await write('robots.txt', 'User-agent: *\nAllow: /\n');
}
for (const route of routes.filter((_, index) => index % shares === share)) {
  const {path, summary, Page, isUnlisted = false} = route;
  // Some addresses share a page, which imports its modules once.
  if (!modulesOf.has(Page)) modulesOf.set(Page, await importedBy(() => Page.load()));
  const modules = modulesOf.get(Page);
  tags.clear();
  const content = withoutScripts(await renderPage(path, stylesheet));
  const sheet = await writeSheet();
  const html = pageOf(
    {title: documentTitleOf(route), summary, sheet, modules: filesOf(modules), isUnlisted},
    content.replaceAll(SHEET, sheet),
  );
  await write(pageFile(path), html);
}

/** Writes a whole file at once, because the site may be served already. */
async function write(name, text) {
  const file = join(dist, name);
  const unfinished = `${file}.${share}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

/** Writes the styles of the page into one file, because the policy of the site does not allow inline styles. */
async function writeSheet() {
  const sheets = [...tags].sort().map(tag => [tag, globalThis.customElements.get(tag).elementStyles]);
  const styles = sheets.map(([tag, parts]) => [tag, parts.map(({cssText}) => cssText)]);
  const {code} = await transform(sharedSheet(Object.fromEntries(styles)), {loader: 'css', minify: true});
  const file = `assets/page-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.css`;
  await write(file, code);
  return `/${file}`;
}

/** Returns the files of modules that the app does not load anyway. */
function filesOf(modules) {
  const files = new Set(modules.flatMap(module => chunks[module] ?? []));
  return [...files].filter(file => !template.includes(file));
}

/**
 * Removes the script with which React replays the submission of forms: the policy of the site does not allow it. React
 * writes the other link, for an image that the page has anyway.
 */
function withoutScripts(content) {
  return content.replace(/<script[^>]*>[^]*?<\/script>/g, '').replace(/^(<link rel="preload"[^>]*>)+/, '');
}

/**
 * Returns the ID of what follows the first view, about: the second heading of the content. The browser paints nothing
 * before it, because style sheets in shadow roots do not wait for each other, so that a slow machine would paint parts
 * without their styles first.
 */
function endOfFirstView(content) {
  const start = content.indexOf('id="content"');
  const shown = content.slice(start).replace(/<noscript>[^]*?<\/noscript>/g, '');
  const headings = [...shown.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  return headings[1] ?? headings[0] ?? 'content';
}

/** The app preloads the modules when it starts. In the head, they would delay the app itself. */
function pageOf({title, summary, sheet, modules, isUnlisted}, content) {
  const expected = `<link rel="expect" href="#${endOfFirstView(content)}" blocking="render" />`;
  const robots = isUnlisted ? '    <meta name="robots" content="noindex" />\n' : '';
  return template
    .replace(/(?<=<title>)[^<]*/, () => escaped(title))
    .replace(/(?<=name="description"\s+content=")[^"]*/, standard => escaped(summary) || standard)
    .replace(
      /[ \t]*<link rel="stylesheet"/,
      start => `${robots}    ${expected}\n    <link rel="stylesheet" href="${sheet}" />\n${start}`,
    )
    .replace('<div id="root">', () => `<div id="root" data-modules="${modules.join(' ')}">${content}`);
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
