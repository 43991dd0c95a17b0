/**
 * Writes the HTML of each page of the site into `demo-app/dist/.pages`, after the builds of the site and of its code for
 * Node. It is `index.html` with the title and the description of the page, and with its text and elements for readers
 * without JavaScript, as declarative shadow roots in `<noscript>`. The server (`api-stub/src/site.ts`) sends it.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {stylesOf} from '@life-changers/elements/server';
import {pageFile} from '../api-stub/dist/page-file.js';
import {inRoot} from './lib/workspace.mjs';

const dist = inRoot('demo-app/dist');
const template = await readFile(join(dist, 'index.html'), 'utf8');
const {linkStyles, renderPage, routes} = await import(inRoot('.cache/site-server/server.js'));

/** Styles in files, because the policy of the site does not allow inline styles. */
const tags = new Set();
linkStyles(tag => {
  tags.add(tag);
  return `/lc/no-script/${tag}.css`;
});

await mkdir(join(dist, '.pages'), {recursive: true});
for (const {path, title, summary} of routes) {
  await writeFile(join(dist, pageFile(path)), pageOf(title, summary, await renderPage(path)));
}
await mkdir(join(dist, 'lc/no-script'), {recursive: true});
for (const tag of tags) await writeFile(join(dist, 'lc/no-script', `${tag}.css`), stylesOf(tag));

function pageOf(title, summary, content) {
  return template
    .replace(/(?<=<title>)/, () => `${escaped(title)} · `)
    .replace(/(?<=name="description"\s+content=")[^"]*/, standard => escaped(summary) || standard)
    .replace('<noscript>', start => `${start}${withoutMarks(content)}`);
}

/** Removes the comments with which scripts find their place in the HTML. */
function withoutMarks(html) {
  return html.replace(/<!--[^]*?-->/g, '');
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
