/**
 * Runs tests in WebKitGTK. Unlike the WebDriver launcher of the test runner, it can resize the page and hold keys down,
 * and does not need a WebDriver library.
 */
import {WebKitPage} from './page.mjs';
import {startWebKitDriver} from './processes.mjs';
import {WebDriverSession} from './webdriver.mjs';

const VIEWPORT = {width: 800, height: 600};

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
    this.#starting ??= this.#start();
    const {session, page} = await this.#starting;
    this.#active = {id, page};
    await page.setViewportSize(VIEWPORT);
    await session.navigate(url);
  }

  async stopSession() {
    const {session} = await this.#starting;
    this.#active = undefined;
    await session.releaseActions();
    // Stops timers and anything else that the tests left running.
    await session.navigate('about:blank');
    return {};
  }

  isActive(id) {
    return this.#active?.id === id;
  }

  async getBrowserUrl() {
    const {session} = await this.#starting;
    return session.currentUrl();
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
    const {session, driver} = await this.#starting;
    this.#starting = undefined;
    await session.end();
    driver.stop();
  }

  async #start() {
    const driver = await startWebKitDriver(this.#browser.driver);
    const session = await WebDriverSession.create(driver.origin, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary: this.#browser.path, args: ['--automation']},
    });
    if (driver.corner) await session.setWindowRect(driver.corner);
    return {driver, session, page: new WebKitPage(session)};
  }
}
