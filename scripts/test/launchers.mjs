/** The launchers of the test runner, by engine. */
import {chromeLauncher} from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import {createFirefoxPage} from '../browsers/firefox-page.mjs';
import {WebKitLauncher} from '../browsers/webkit.mjs';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const chromium = ({path}, options) =>
  chromeLauncher({puppeteer, launchOptions: {executablePath: path, args: CHROMIUM_ARGS, ...options}});

export const LAUNCHERS = {
  chromium,
  firefox: ({path}) =>
    chromeLauncher({
      puppeteer,
      launchOptions: {browser: 'firefox', executablePath: path},
      createPage: createFirefoxPage,
    }),
  webkit: browser => new WebKitLauncher(browser),
};

/** Returns a launcher for Chromium in a time zone. */
export function chromiumIn(zone, browser) {
  const launcher = chromium(browser, {env: {...process.env, TZ: zone}});
  launcher.name = `Chromium in ${zone}`;
  return launcher;
}
