/** Mounts each element, and views of React, many times. Nothing of it may stay. */
import type {Browser, Page} from 'playwright-core';
import {componentNames} from '../../scripts/lib/workspace.mjs';
import {SERVER_SAMPLES} from '../server-samples.js';
import {bundle} from './bundle.js';
import {Counter, type Counts} from './counts.js';
import {growthOf} from './growth.js';
import type {} from './mount-page.js';
import {holdersOf} from './holders.js';

const ORIGIN = 'http://endurance.test';
const PEOPLE = JSON.stringify({data: [{name: 'Grace', age: 85}], total: 1});

/** Lives before the first count: caches are full, and code that is used often is compiled. */
const WARM_UP = 200;

/**
 * Chromium keeps the last elements with a mask for a while with cached styles, such as main loaders. React keeps the last text
 * field that had the focus, and with it the page around it.
 */
const CACHED = {nodes: 200, detached: 100, observed: 20};

/** Bytes that the engine needs for code that it has compiled again meanwhile. */
const BYTES = 400_000;

/** Bytes that a life may leave. The smallest element takes more. */
const BYTES_OF_A_LIFE = 100;

/** A page that mounts: HTML by the name of its element, or what the script of the page has. */
interface MountPage {
  readonly script: string;
  readonly samples: Readonly<Record<string, string>>;
}

/** What a name has left. */
export interface Left {
  readonly name: string;
  readonly before: Counts;
  readonly after: Counts;
  /** In words; empty if all is well. */
  readonly problems: readonly string[];
}

/**
 * Mounts all elements, which have a sample for the server, and the views of React.
 *
 * @param times How often.
 * @param only Parts of the names of what is mounted; all if empty.
 */
export async function* mountAll(
  browser: Browser,
  times: number,
  only: readonly string[],
): AsyncGenerator<Left> {
  const missing = componentNames().filter(name => !(`lc-${name}` in SERVER_SAMPLES));
  if (missing.length > 0) throw new Error(`tests/server-samples.ts has no sample of ${missing.join(', ')}.`);
  const samples = Object.fromEntries(Object.entries(SERVER_SAMPLES).map(([tag, {html}]) => [tag, html]));
  yield* mountOn(browser, {script: await bundle('elements-page.ts'), samples}, times, only);
  yield* mountOn(browser, {script: await bundle('react-page.tsx'), samples: {}}, times, only);
}

async function* mountOn(
  browser: Browser,
  {script, samples}: MountPage,
  times: number,
  only: readonly string[],
): AsyncGenerator<Left> {
  const context = await browser.newContext({reducedMotion: 'reduce'});
  await context.addInitScript({content: await bundle('watch.ts')});
  await context.route(`${ORIGIN}/**`, route => route.fulfill(answer(route.request().url(), script)));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', message => void (message.type() === 'error' && problems.push(message.text())));
  await page.goto(ORIGIN);
  const names = [...Object.keys(samples), ...(await page.evaluate(() => mountTest.names))];
  for (const name of names.filter(known => only.length === 0 || only.some(part => known.includes(part)))) {
    // Another document: what one element has left does not count for the next.
    await page.goto(ORIGIN);
    yield await mountOne(page, {name, html: samples[name] ?? ''}, times, problems);
  }
  await context.close();
}

async function mountOne(
  page: Page,
  {name, html}: {name: string; html: string},
  times: number,
  problems: string[],
): Promise<Left> {
  const counter = await Counter.of(page);
  const run = async (count: number) => {
    await page.evaluate(
      async ([known, content, lives]) => {
        await mountTest.pass(known, content, lives);
        await mountTest.live(known, content, lives);
      },
      [name, html, count] as const,
    );
    return counter.count();
  };
  const before = await run(WARM_UP);
  const after = await run(times);
  const growth = growthOf(before, after, {...CACHED, bytes: BYTES + times * BYTES_OF_A_LIFE});
  const holders = growth.length > 0 ? holdersOf(await counter.snapshot()) : [];
  const own = await page.evaluate(() => endurance.problems);
  await counter.close();
  return {name, before, after, problems: [...growth, ...holders, ...problems.splice(0), ...own]};
}

function answer(url: string, script: string): {contentType: string; body: string} {
  if (url.endsWith('.js')) return {contentType: 'text/javascript', body: script};
  if (/people/.test(url)) return {contentType: 'application/json', body: PEOPLE};
  const body =
    '<!doctype html><html lang="en"><title>Endurance</title><body><script src="/page.js"></script></body>';
  return {contentType: 'text/html', body};
}
