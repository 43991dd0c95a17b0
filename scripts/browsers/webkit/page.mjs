/** The keyboard, mouse, and viewport of a WebDriver session, with the same names as Playwright's page. */

/** WebDriver's code points of keys without a character (W3C WebDriver, section 15.4.2), and the space bar. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
  Insert: '\uE016',
  Delete: '\uE017',
  F1: '\uE031',
  F2: '\uE032',
  F4: '\uE034',
  F8: '\uE038',
  F9: '\uE039',
  F10: '\uE03A',
  Meta: '\uE03D',
};
const BUTTONS = {left: 0, middle: 1, right: 2};

function keyValue(key) {
  const value = KEYS[key] ?? (Array.from(key).length === 1 ? key : undefined);
  if (value === undefined) throw new Error(`Unknown key: "${key}"`);
  return value;
}

class Keyboard {
  #session;

  constructor(session) {
    this.#session = session;
  }

  down(key) {
    return this.#perform([{type: 'keyDown', value: keyValue(key)}]);
  }

  up(key) {
    return this.#perform([{type: 'keyUp', value: keyValue(key)}]);
  }

  press(key) {
    return this.type([key]);
  }

  type(keys) {
    const values = Array.from(keys, keyValue);
    return this.#perform(values.flatMap(value => ['keyDown', 'keyUp'].map(type => ({type, value}))));
  }

  #perform(actions) {
    return this.#session.performActions([{type: 'key', id: 'keyboard', actions}]);
  }
}

class Mouse {
  #session;

  constructor(session) {
    this.#session = session;
  }

  move(x, y) {
    return this.#perform([{type: 'pointerMove', duration: 0, x, y}]);
  }

  down({button = 'left'} = {}) {
    return this.#perform([{type: 'pointerDown', button: BUTTONS[button]}]);
  }

  up({button = 'left'} = {}) {
    return this.#perform([{type: 'pointerUp', button: BUTTONS[button]}]);
  }

  async click(x, y, options) {
    await this.move(x, y);
    await this.down(options);
    await this.up(options);
  }

  #perform(actions) {
    const parameters = {pointerType: 'mouse'};
    return this.#session.performActions([{type: 'pointer', id: 'mouse', parameters, actions}]);
  }
}

export class WebKitPage {
  #session;

  constructor(session) {
    this.#session = session;
    this.keyboard = new Keyboard(session);
    this.mouse = new Mouse(session);
  }

  viewportSize() {
    return this.#session.execute('return {width: innerWidth, height: innerHeight}');
  }

  /** Resizes the window until the page below the toolbar has this size. */
  async setViewportSize({width, height}) {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const page = await this.viewportSize();
      if (page.width === width && page.height === height) return;
      const outer = await this.#session.windowRect();
      await this.#session.setWindowRect({
        width: outer.width + width - page.width,
        height: outer.height + height - page.height,
      });
    }
    throw new Error(`WebKit's window cannot show ${width} by ${height}; its toolbar needs about 450 pixels`);
  }

  emulateMedia() {
    throw new Error('WebKitGTK cannot emulate media');
  }
}
