/**
 * The browsers that the tests run in. `node scripts/browsers.mjs` prints what is found.
 *
 * CHROME_PATH and FIREFOX_PATH name a binary, BROWSERS (as `chromium,webkit`) narrows the choice, and
 * REQUIRE_BROWSERS lists the engines that a run must not go without.
 */
import {fileURLToPath} from 'node:url';
import {findChromium, findFirefox, findWebKit} from './browsers/engines.mjs';
import {installChromium} from './browsers/install-chromium.mjs';

const FINDERS = {chromium: findChromium, firefox: findFirefox, webkit: findWebKit};
const ENGINES = Object.keys(FINDERS);
const INSTALL_HELP = 'install Chromium, Chrome or Edge, or set CHROME_PATH to the path of one';

/** The engines that an environment variable lists; none when it is not set. */
function enginesFrom(variable) {
  const names = (process.env[variable] ?? '').split(',').map(name => name.trim());
  const given = names.filter(Boolean);
  const unknown = given.find(name => !ENGINES.includes(name));
  if (unknown) throw new Error(`${variable} names "${unknown}"; there are ${ENGINES.join(', ')}`);
  return given;
}

function chosenEngines() {
  const chosen = enginesFrom('BROWSERS');
  return chosen.length > 0 ? chosen : ENGINES;
}

/**
 * The browsers of this machine by engine, each `{path, name}`, WebKit's also with its `driver`. Throws when there
 * is none, and when one that BROWSERS or REQUIRE_BROWSERS names is not there.
 */
export function findBrowsers() {
  const found = chosenEngines().map(engine => [engine, FINDERS[engine]()]);
  const browsers = Object.fromEntries(found.filter(([, browser]) => browser));
  const asked = new Set([...enginesFrom('BROWSERS'), ...enginesFrom('REQUIRE_BROWSERS')]);
  const missing = [...asked].filter(engine => !browsers[engine]);
  if (missing.length > 0) throw new Error(`browsers asked for and not found: ${missing.join(', ')}`);
  if (Object.keys(browsers).length === 0) throw new Error(`no browser found; ${INSTALL_HELP}`);
  return browsers;
}

/** The same, after getting a Chromium where it is wanted and there is none: the site tests need it. */
export function ensureBrowsers() {
  const wanted = chosenEngines().includes('chromium');
  if (wanted && !findChromium() && !installChromium(() => Boolean(findChromium()))) {
    throw new Error(`no Chromium found, and none could be installed; ${INSTALL_HELP}`);
  }
  return findBrowsers();
}

/** Prints one line an engine: what it is and where, or that it is not there. */
export function printBrowsers(browsers) {
  const chosen = chosenEngines();
  for (const engine of ENGINES) {
    const browser = browsers[engine];
    const absent = chosen.includes(engine) ? 'not found' : 'left out by BROWSERS';
    console.log(`${engine.padEnd(12)} ${browser ? `${browser.name}, ${browser.path}` : absent}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    printBrowsers(findBrowsers());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
