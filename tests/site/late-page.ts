/** A server-rendered page under the strict policy, whose script arrives late. */
import {stylesOf} from '@life-changers/elements/server';
import {build} from 'esbuild';
import type {Page} from 'playwright-core';
import type {} from './hydration-page.js';
import {nextFrame, type Site} from './support.js';

const POLICY = `default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html lit-html-desktop`;

export interface LatePage {
  readonly page: Page;
  /** Returns what has reached the console so far, and violations of the policy. */
  readonly problems: () => readonly string[];
  /** Lets a script arrive. */
  readonly start: (script: string) => Promise<void>;
}

/** The development builds, which warn of mismatches: React's recommends its tools, and Lit's says what it is. */
const isProblem = (message: string) => !/Download the React DevTools|Lit is in dev mode/.test(message);

/** Returns a page that runs a script as soon as it arrives. */
export const latePage = (body: string, lang = 'en') => `<!doctype html>
<html lang="${lang}">
  <head><meta charset="utf-8"><title>Server</title><link rel="stylesheet" href="/lc/tokens.css">
    <script src="/helpers.js"></script>
    <script type="module" src="/late.js"></script></head>
  <body>${body}</body>
</html>`;

/** Returns the URL of the style sheet of a tag. */
export const stylesheet = (tag: string) => `/server-styles/${tag}.css`;

/** Bundles a script like an app does. */
export async function bundle(contents: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: import.meta.dirname},
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['production'],
  });
  return outputFiles[0]!.text;
}

let helpers: Promise<string> | undefined;

/** Opens a page. Its script waits. The page may run inline scripts with the nonce. */
export async function openLate(site: Site, html: string, nonce?: string): Promise<LatePage> {
  const {page, problems} = await site.newPage();
  const inline = nonce === undefined ? '' : `; script-src 'self' 'nonce-${nonce}'`;
  const headers = {'content-security-policy': POLICY + inline};
  const contentType = 'text/javascript';
  let arrive!: (script: string) => void;
  const script = new Promise<string>(resolve => (arrive = resolve));
  helpers ??= bundle(`import './hydration-page.ts';`);
  await page.route('**/server-page.html', route =>
    route.fulfill({contentType: 'text/html', headers, body: html}),
  );
  await page.route('**/server-styles/*.css', route => {
    const [, tag] = /([\w-]+)\.css/.exec(route.request().url())!;
    return route.fulfill({contentType: 'text/css', body: stylesOf(tag!)});
  });
  await page.route('**/late.js', async route => route.fulfill({contentType, body: await script}));
  await page.route('**/helpers.js', async route => route.fulfill({contentType, body: await helpers!}));
  // The server table keeps loading.
  await page.route('**/no-people*', () => {});
  await page.goto('/server-page.html', {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState === 'interactive');
  await nextFrame(page);
  return {
    page,
    // A list that grows, so it is filtered when it is read.
    problems: () => problems.filter(isProblem),
    start: async code => {
      arrive(code);
      await page.waitForFunction(() => document.readyState === 'complete');
      await nextFrame(page);
      await nextFrame(page);
    },
  };
}
