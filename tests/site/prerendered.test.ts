/** The HTML of the pages, which the build has rendered: a reader without JavaScript has all headings, texts, and labels. */
import assert from 'node:assert/strict';
import {after, before, describe, it} from 'node:test';
import {routes} from 'demo-app/routes';
import type {Page} from 'playwright-core';
import {startSite, visit, type Site} from './support.js';

let site: Site;
/** A page with JavaScript off. */
let still: Page;

before(async () => {
  site = await startSite();
  ({page: still} = await site.newPage({javaScriptEnabled: false}));
});
after(() => site.close());

interface Content {
  readonly headings: readonly string[];
  /** The labels of the elements. */
  readonly labels: readonly string[];
  /** All text, as users see it. */
  readonly text: string;
}

/**
 * Reads the content of a page, shadow roots included. Dialogs are closed, and playgrounds need a script. It has no
 * functions with names, because the compiler adds code to them that the browser does not have.
 */
function read(): Content {
  const headings: string[] = [];
  const labels: string[] = [];
  const texts: string[] = [];
  const open: Node[] = [document.querySelector('#content')!];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node instanceof Text) texts.push(node.data);
    if (!(node instanceof Element)) continue;
    if (node.matches('style, script, template, noscript, dialog, lc-modal, lc-toast, [hidden]')) continue;
    if (node.matches('.playground-live')) continue;
    if (node.matches('h1, h2, h3')) headings.push(node.textContent.replace(/\s+/g, ' ').trim());
    const {label} = node as {label?: unknown};
    if ('form' in node && 'rules' in node && typeof label === 'string')
      labels.push(label.replace(/\s+/g, ' ').trim());
    open.push(...[...node.childNodes].reverse(), ...[...(node.shadowRoot?.childNodes ?? [])].reverse());
  }
  return {headings, labels, text: texts.join(' ').replace(/\s+/g, ' ')};
}

describe('a page without JavaScript', () => {
  for (const {path} of routes) {
    it(`has its headings and labels: ${path}`, async () => {
      await still.goto(path);
      const {headings, text} = await still.evaluate(read);
      const {page, problems} = await site.newPage();
      await visit(page, path);
      const alive = await page.evaluate(read);
      await site.release(page);

      assert.deepEqual(headings, alive.headings);
      assert.deepEqual(
        alive.labels.filter(label => !text.includes(label)),
        [],
      );
      assert.deepEqual(problems, []);
    });
  }
});
