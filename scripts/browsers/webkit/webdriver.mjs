/** The WebDriver commands that the tests need (W3C WebDriver, sections 8 to 15), sent with fetch. */

export class WebDriverSession {
  #url;

  constructor(url) {
    this.#url = url;
  }

  static async create(origin, capabilities) {
    const answer = await send('POST', `${origin}/session`, {capabilities: {alwaysMatch: capabilities}});
    return new WebDriverSession(`${origin}/session/${answer.sessionId}`);
  }

  navigate(url) {
    return send('POST', `${this.#url}/url`, {url});
  }

  currentUrl() {
    return send('GET', `${this.#url}/url`);
  }

  /** Runs the body of a function in the page and returns its result. */
  execute(script) {
    return send('POST', `${this.#url}/execute/sync`, {script, args: []});
  }

  windowRect() {
    return send('GET', `${this.#url}/window/rect`);
  }

  setWindowRect(rect) {
    return send('POST', `${this.#url}/window/rect`, rect);
  }

  performActions(actions) {
    return send('POST', `${this.#url}/actions`, {actions});
  }

  /** Releases every key and button that earlier actions left down. */
  releaseActions() {
    return send('DELETE', `${this.#url}/actions`);
  }

  /** Ends the session and closes its browser. */
  end() {
    return send('DELETE', this.#url);
  }
}

async function send(method, url, body) {
  const response = await fetch(url, {method, body: body && JSON.stringify(body)});
  const {value} = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}
