/**
 * Measures how pages of the built site load cold on a slow phone (4x CPU, slow 4G, 412 px): first and largest contentful
 * paint, layout shift, and when the page is usable: a click on the search button opens the search, and a key shows in its
 * field. With several folders, their runs alternate: `node bench/first-paint.mjs [--runs=3] [--paths=/,/buttons] [folder…]`.
 */
import {createServer} from 'node:http';
import {chromium} from 'playwright-core';
import {createApp} from '../api-stub/dist/app.js';
import {inRoot} from '../scripts/lib/workspace.mjs';
import {launchOptions} from '../scripts/test/shared-browser.mjs';

/** Slow 4G of the developer tools, in milliseconds and bytes per second. */
const SLOW_4G = {offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375};
const PHONE = {width: 412, height: 823};

const options = process.argv.slice(2);
const option = (name, standard) =>
  options.find(text => text.startsWith(`--${name}=`))?.slice(name.length + 3) ?? standard;
const runs = Number(option('runs', '3'));
const paths = option('paths', '/,/buttons,/tables').split(',');
const given = options.filter(text => !text.startsWith('--'));
const folders = given.length > 0 ? given : [inRoot('demo-app/dist')];

const browser = await chromium.launch(launchOptions());
const sites = await Promise.all(folders.map(serve));
for (const path of paths) {
  const results = sites.map(() => []);
  for (let run = 0; run < runs; run++)
    for (const [index, {origin}] of sites.entries()) results[index].push(await measure(origin + path));
  for (const [index, folder] of folders.entries()) print(`${path} ${folder}`, results[index]);
}
await browser.close();
for (const {server} of sites) server.close();

async function serve(siteFolder) {
  const server = createServer(createApp({siteFolder})).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  return {server, origin: `http://127.0.0.1:${server.address().port}`};
}

async function measure(url) {
  const context = await browser.newContext({viewport: PHONE});
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(observe);
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForFunction(() => globalThis.loading?.opened > 0, null, {polling: 100});
  await page.keyboard.press('a');
  await page.waitForFunction(() => globalThis.loading.typed > 0, null, {polling: 100});
  await page.waitForTimeout(1500);
  const result = await page.evaluate(() => globalThis.loading);
  await context.close();
  return result;
}

/** Runs in the page before everything else: records the paints, and tries the search button until it works. */
function observe() {
  const loading = {paint: 0, largest: 0, shift: 0, opened: 0, typed: 0, blocked: 0, longest: 0};
  globalThis.loading = loading;
  const on = (type, each) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({type, buffered: true});
  on('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') loading.paint = startTime;
  });
  on('largest-contentful-paint', ({startTime}) => {
    if (loading.opened === 0 || startTime < loading.opened) loading.largest = startTime;
  });
  on('layout-shift', ({value, hadRecentInput, startTime}) => {
    const isBefore = loading.opened === 0 || startTime < loading.opened;
    if (!hadRecentInput && isBefore) loading.shift += value;
  });
  on('longtask', ({duration}) => {
    loading.blocked += Math.max(0, duration - 50);
    loading.longest = Math.max(loading.longest, duration);
  });
  const root = tag => globalThis.document.querySelector(tag)?.shadowRoot;
  const timer = setInterval(() => {
    const dialog = root('lc-search-modal')?.querySelector('dialog');
    if (!dialog?.open) return root('lc-search-button')?.querySelector('button')?.click();
    loading.opened ||= performance.now();
    const field = root('lc-search-modal')
      .querySelector('lc-search-input')
      ?.shadowRoot?.querySelector('input');
    if ((field ?? dialog.querySelector('input'))?.value.includes('a')) {
      loading.typed = performance.now();
      clearInterval(timer);
    }
  }, 50);
}

function print(title, results) {
  const median = name => results.map(result => result[name]).sort((a, b) => a - b)[results.length >> 1];
  const seconds = name => `${(median(name) / 1000).toFixed(2)} s`;
  console.log(title);
  console.log(
    `  first paint ${seconds('paint')}, largest ${seconds('largest')}, shift ${median('shift').toFixed(4)}, search opens ` +
      `${seconds('opened')}, key shows ${seconds('typed')}, blocked ${seconds('blocked')}, longest task ${seconds('longest')}`,
  );
}
