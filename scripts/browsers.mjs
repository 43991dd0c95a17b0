/**
 * Finds the browsers that the tests run in.
 *
 * CHROME_PATH and FIREFOX_PATH set the path of a binary, BROWSERS (such as `chromium,webkit`) selects engines, and
 * REQUIRE_BROWSERS lists the engines that must be installed.
 */
import {findChromium, findFirefox, findWebKit} from './browsers/engines.mjs';

/** Without windows, the tests take a quarter less time. */
const findChromiumForTests = () => findChromium({isShellPreferred: true});
const FINDERS = {chromium: findChromiumForTests, firefox: findFirefox, webkit: findWebKit};
const ENGINES = Object.keys(FINDERS);
/** On Ubuntu, the package `chromium` is only a stub for snap. */
const INSTALL_HELP = `Install it with one of these commands, or set CHROME_PATH to the path of Chromium, Chrome, or Edge:
  apt-get install -y --no-install-recommends chromium   (Debian, as root)
  npx playwright-core install --no-shell chromium        (any system)`;

/** Returns the engines in an environment variable, or an empty list if it is not set. */
function enginesFrom(variable) {
  const names = (process.env[variable] ?? '').split(',').map(name => name.trim());
  const given = names.filter(Boolean);
  const unknown = given.find(name => !ENGINES.includes(name));
  if (unknown) throw new Error(`${variable} has an unknown engine "${unknown}"; use ${ENGINES.join(', ')}`);
  return given;
}

function chosenEngines() {
  const chosen = enginesFrom('BROWSERS');
  return chosen.length > 0 ? chosen : ENGINES;
}

/**
 * Returns the installed browsers by engine, each as `{path, name}`; WebKit also has its `driver`. Throws if no browser
 * is installed, or if one in BROWSERS or REQUIRE_BROWSERS is missing.
 *
 * @returns {Partial<Record<'chromium' | 'firefox' | 'webkit', {path: string, name: string, driver?: string}>>}
 */
export function findBrowsers() {
  const found = chosenEngines().map(engine => [engine, FINDERS[engine]()]);
  const browsers = Object.fromEntries(found.filter(([, browser]) => browser));
  const asked = new Set([...enginesFrom('BROWSERS'), ...enginesFrom('REQUIRE_BROWSERS')]);
  const missing = [...asked].filter(engine => !browsers[engine]);
  if (missing.length > 0) throw new Error(`These browsers were not found: ${missing.join(', ')}.`);
  if (Object.keys(browsers).length === 0) throw new Error(`No browser was found. ${INSTALL_HELP}`);
  return browsers;
}

/** Returns Chromium, in which the site, the time zones, and the apps are tested. Throws if it is not installed. */
export function requireChromium() {
  const {chromium} = findBrowsers();
  if (!chromium) throw new Error(`Chromium was not found. ${INSTALL_HELP}`);
  return chromium;
}

/** Prints one line per engine: its name and path, or that it was not found. */
export function printBrowsers(browsers) {
  const chosen = chosenEngines();
  for (const engine of ENGINES) {
    const browser = browsers[engine];
    const absent = chosen.includes(engine) ? 'not found' : 'excluded by BROWSERS';
    console.log(`${engine.padEnd(12)} ${browser ? `${browser.name}, ${browser.path}` : absent}`);
  }
}
