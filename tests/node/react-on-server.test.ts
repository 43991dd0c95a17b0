/** The React components on a server, with `@life-changers/react/ssr`. Needs a build. */
import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {REACT_VERSIONS, serverPage, type ServerPage} from '../react/bundles.js';

/** Runs a function. Returns its result without comments and styles, and what reached the console. */
async function run(work: () => string | Promise<string>): Promise<{html: string; complaints: unknown[][]}> {
  const complaints: unknown[][] = [];
  const {error, warn} = console;
  console.error = console.warn = (...args: unknown[]) => void complaints.push(args);
  try {
    return {html: tidy(await work()), complaints};
  } finally {
    Object.assign(console, {error, warn});
  }
}

const tidy = (html: string) => html.replace(/<style>.*?<\/style>|<!--.*?-->/gs, '').replace(/\s+/g, ' ');

for (const version of REACT_VERSIONS) {
  describe(`React ${version} on a server`, () => {
    let page: ServerPage;

    before(async () => {
      page = await serverPage(version);
      assert.ok(page.version.startsWith(`${version}.`), page.version);
    });

    for (const way of ['asString', 'asStream'] as const) {
      it(`renders the shadow roots (${way})`, async () => {
        const {html, complaints} = await run(() => page[way]());
        assert.deepEqual(complaints, []);
        for (const tag of ['text-input', 'checkbox', 'select', 'button', 'data-table', 'modal', 'navbar'])
          assert.match(html, new RegExp(`<lc-${tag}[^>]*><template shadowrootmode="open"`), tag);
      });
    }

    it('renders props that are text', async () => {
      const {html} = await run(page.asString);
      for (const text of ['As in your passport', 'brand">Life', 'Delete', '>ada<'])
        assert.ok(html.includes(text), `${text} is not in ${html}`);
    });

    it('renders props that are objects and functions', async () => {
      const {html} = await run(page.asString);
      assert.match(html, /<td[^>]*>Ada Lovelace<\/td>.*<td[^>]*>Grace Hopper<\/td>/);
      assert.match(html, /<option value="p" selected ?> ?Pear &amp; co/);
      assert.ok(html.includes('City must have 3 to 30 characters.'), html);
    });

    it('renders options that are children', async () => {
      const {html} = await run(page.asString);
      assert.match(html, /type="radio"[^>]*value="m".*Medium.*<\/template><option value="s">/);
    });

    it('renders the details of options that are children', async () => {
      const {html} = await run(page.asString);
      assert.match(html, /Medium.*option-description[^>]*>Fits most.*<\/template><option value="s">/);
    });

    it('renders child links in the list of their link, which is open for the current page', async () => {
      const {html} = await run(page.asString);
      const expanded = (text: string) => {
        const start = html.indexOf(`>${text}<lc-sidebar-link`);
        return [...html.slice(0, start).matchAll(/aria-expanded="(\w+)"/g)].at(-1)![1];
      };
      assert.deepEqual(['Data', 'More', 'Staff'].map(expanded), ['false', 'true', 'true']);
      const inLinks = [...html.matchAll(/<lc-sidebar-link[^>]*>/g)].map(([tag]) =>
        tag.includes(' slot="lc-items"'),
      );
      assert.deepEqual(inLinks, [false, false, true, false, true, true, true]);
    });

    it('links to style sheets', () => {
      page.linkStyles(tag => `/styles/${tag}.css`);
      const html = page.asString();
      page.linkStyles(undefined);
      assert.ok(!html.includes('<style'));
      assert.ok(html.includes('<link rel="stylesheet" href="/styles/lc-button.css">'));
    });

    it('adds no attributes that React does not know', async () => {
      const {html} = await run(page.asString);
      assert.match(html, /<lc-text-input><template/);
      assert.match(html, /<lc-navbar slot="header"><template/);
    });
  });
}
