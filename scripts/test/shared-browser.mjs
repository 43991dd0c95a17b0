/** One Chromium for all files of the site tests. Each file connects to it and creates its own contexts. */
import {chromium} from 'playwright-core';
import {requireChromium} from '../browsers.mjs';

/** Turns off what a browser does besides its pages. */
export const ARGS = ['--disable-quic', '--disable-background-networking', '--disable-component-update'];

/** Returns Chromium's launch options, also for a test file that runs by itself. */
export const launchOptions = () => ({executablePath: requireChromium().path, args: ARGS});

/** Starts the browser. Returns its address and a function to close it. */
export async function startSharedBrowser() {
  const server = await chromium.launchServer(launchOptions());
  return {address: server.wsEndpoint(), close: () => server.close()};
}
