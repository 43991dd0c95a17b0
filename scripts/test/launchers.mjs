/** The launchers of the test runner, by engine. */
import {chromeLauncher} from '@web/test-runner';
import {createFirefoxPage} from '../browsers/firefox-page.mjs';
import {WebKitLauncher} from '../browsers/webkit.mjs';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The launcher calls every browser Chrome. */
const named = (name, launcher) => Object.assign(launcher, {name});

const chromium = ({path}, options, name = 'Chromium') =>
  named(name, chromeLauncher({launchOptions: {executablePath: path, args: CHROMIUM_ARGS, ...options}}));

export const LAUNCHERS = {
  chromium,
  firefox: ({path}) =>
    named(
      'Firefox',
      chromeLauncher({
        launchOptions: {browser: 'firefox', executablePath: path},
        createPage: createFirefoxPage,
      }),
    ),
  webkit: browser => new WebKitLauncher(browser),
};

/** Returns a launcher for Chromium in a time zone. */
export const chromiumIn = (zone, browser) =>
  chromium(browser, {env: {...process.env, TZ: zone}}, `Chromium in ${zone}`);
