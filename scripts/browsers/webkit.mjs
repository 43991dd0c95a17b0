/**
 * Runs tests in WebKitGTK, with Selenium. The WebDriver launcher of the test runner (`@web/test-runner-webdriver` 0.9) cannot
 * resize the page or hold keys down.
 */
import {once} from 'node:events';
import {Builder, Button, Key} from 'selenium-webdriver';
import {waitForServer} from 'selenium-webdriver/http/util.js';
import {findFreePort} from 'selenium-webdriver/net/portprober.js';
import {which} from './commands.mjs';
import {startProcess} from './processes.mjs';

const START_TIMEOUT = 60_000;
const VIEWPORT = {width: 800, height: 600};
const SCREEN = {width: 3200, height: 2400};

/**
 * The position of the window's corner on the virtual display. The display has no window manager, so the window under
 * the mouse has focus. The mouse rests in the middle of the screen. With this position, the browser's toolbar is there;
 * over the page, the mouse would hover over elements.
 */
const CORNER = {x: SCREEN.width / 2 - 20, y: SCREEN.height / 2 - 10};

export class WebKitLauncher {
  name = 'WebKit';
  /** With this type, the commands of the runner use `getPage`, whose page has Playwright's methods. */
  type = 'playwright';
  /** There is one window, and only one page in it can have focus. */
  concurrency = 1;
  #browser;
  #starting;
  #active;

  constructor(browser) {
    this.#browser = browser;
  }

  async startSession(id, url) {
    this.#starting ??= startWebKit(this.#browser);
    const {driver, page} = await this.#starting;
    this.#active = {id, page};
    await page.setViewportSize(VIEWPORT);
    await driver.get(url);
  }

  async stopSession() {
    const {driver} = await this.#starting;
    this.#active = undefined;
    // Releases the keys and buttons that a test left down.
    await driver.actions().clear();
    // Stops timers and anything else that the tests left running.
    await driver.get('about:blank');
    return {};
  }

  isActive(id) {
    return this.#active?.id === id;
  }

  async getBrowserUrl() {
    const {driver} = await this.#starting;
    return driver.getCurrentUrl();
  }

  startDebugSession() {
    throw new Error('WebKitGTK does not support a debug window here; debug in Chromium or Firefox');
  }

  /** Returns the page for `sendKeys`, `sendMouse`, and `setViewport`. */
  getPage(id) {
    if (!this.isActive(id)) throw new Error(`No page for session ${id}`);
    return this.#active.page;
  }

  async stop() {
    if (!this.#starting) return;
    const {driver, stop} = await this.#starting;
    this.#starting = undefined;
    await driver.quit();
    stop();
  }
}

/** Starts the browser with its driver, and with a virtual display if there is no real one. */
export async function startWebKit({path, driver: driverPath}) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const virtual = process.env.DISPLAY ? undefined : await startDisplay();
  const port = await findFreePort();
  const env = {
    ...process.env,
    DISPLAY: virtual?.display ?? process.env.DISPLAY,
    // Without a graphics card, composing layers takes long.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const service = startProcess(driverPath, [`--port=${port}`], {stdio: 'ignore', env});
  const origin = `http://127.0.0.1:${port}`;
  await waitForServer(origin, START_TIMEOUT);
  const driver = await new Builder()
    .usingServer(origin)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary: path, args: ['--automation']},
    })
    .build();
  if (virtual) await driver.manage().window().setRect(CORNER);
  const stop = () => [service, virtual].forEach(running => running?.stop());
  return {driver, page: pageOf(driver), stop};
}

/** Starts a virtual display with a free number. Xvfb writes the number when it is ready. */
async function startDisplay() {
  const screen = `${SCREEN.width}x${SCREEN.height}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const {child, stop} = startProcess(which('Xvfb'), args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const [number] = await once(child.stdio[3], 'data', {signal: AbortSignal.timeout(START_TIMEOUT)});
  return {display: `:${String(number).trim()}`, stop};
}

const KEYS = {...Key, BACKSPACE: Key.BACK_SPACE, ENTER: Key.RETURN, SPACE: ' '};

/** Returns Selenium's `ARROW_UP` for Playwright's `ArrowUp`. */
export function keyOf(name) {
  if ([...name].length === 1) return name;
  const key = KEYS[name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()];
  if (key === undefined) throw new Error(`Unknown key: "${name}"`);
  return key;
}

const buttonOf = ({button = 'left'} = {}) => Button[button.toUpperCase()];

/* oxlint-disable no-undef -- It runs in the page. */
/** What a click with the right button does, in the page. After a real one, the driver repeats each later click. */
function requestContextMenu(clientX, clientY) {
  let target = document.elementFromPoint(clientX, clientY);
  while (target.shadowRoot?.elementFromPoint(clientX, clientY)?.getRootNode() === target.shadowRoot) {
    target = target.shadowRoot.elementFromPoint(clientX, clientY);
  }
  const init = {bubbles: true, cancelable: true, composed: true, button: 2, clientX, clientY};
  target.dispatchEvent(new MouseEvent('contextmenu', init));
}
/* oxlint-enable no-undef */

/** Returns the keyboard, the mouse, and the viewport of a driver, with the names of Playwright's page. */
function pageOf(driver) {
  const actions = () => driver.actions({async: true});
  const viewportSize = () => driver.executeScript('return {width: innerWidth, height: innerHeight}');
  return {
    keyboard: {
      down: key => actions().keyDown(keyOf(key)).perform(),
      up: key => actions().keyUp(keyOf(key)).perform(),
      press: key => actions().sendKeys(keyOf(key)).perform(),
      type: text => actions().sendKeys(text).perform(),
    },
    mouse: {
      move: (x, y) => actions().move({x, y, duration: 0}).perform(),
      down: options => actions().press(buttonOf(options)).perform(),
      up: options => actions().release(buttonOf(options)).perform(),
      async click(x, y, options) {
        if (options?.button === 'right') return driver.executeScript(requestContextMenu, x, y);
        await this.move(x, y);
        await this.down(options);
        await this.up(options);
      },
    },
    viewportSize,
    /** Resizes the window until the page below the toolbar has this size. */
    async setViewportSize({width, height}) {
      const window = driver.manage().window();
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const page = await viewportSize();
        if (page.width === width && page.height === height) return;
        const outer = await window.getRect();
        await window.setRect({
          width: outer.width + width - page.width,
          height: outer.height + height - page.height,
        });
      }
      throw new Error(
        `WebKit's window cannot show ${width} by ${height}; its toolbar needs about 450 pixels`,
      );
    },
    emulateMedia() {
      throw new Error('WebKitGTK cannot emulate media');
    },
  };
}
