/** One Chromium for all files of the site tests. Each file connects to it and creates its own contexts. */
import {chromium} from 'playwright-core';
import {findBrowsers} from '../browsers.mjs';

const ARGS = ['--disable-quic', '--disable-background-networking', '--disable-component-update'];

/** Returns Chromium's launch options, also for a test file that runs by itself. */
export function launchOptions() {
  const {chromium: found} = findBrowsers();
  if (!found) throw new Error('The site tests need Chromium, Chrome, or Edge.');
  return {executablePath: found.path, args: ARGS};
}

/** Starts the browser. Returns its address and a function to close it. */
export async function startSharedBrowser() {
  const server = await chromium.launchServer(launchOptions());
  return {address: server.wsEndpoint(), close: () => server.close()};
}
