/** One Chromium for all files of the site tests: each file connects to it and makes contexts of its own. */
import {chromium} from 'playwright-core';
import {findBrowsers} from '../browsers.mjs';

const ARGS = ['--disable-quic', '--disable-background-networking', '--disable-component-update'];

/** What Chromium is launched with, here and by a test file that runs alone. */
export function launchOptions() {
  const {chromium: found} = findBrowsers();
  if (!found) throw new Error('The site tests need Chromium, Chrome or Edge.');
  return {executablePath: found.path, args: ARGS};
}

/** Starts it, and gives its address and a way to end it. */
export async function startSharedBrowser() {
  const server = await chromium.launchServer(launchOptions());
  return {address: server.wsEndpoint(), close: () => server.close()};
}
