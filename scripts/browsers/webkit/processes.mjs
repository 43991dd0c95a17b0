/** Starts and stops WebKitGTK's driver, with a virtual display if there is no real one. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {which} from '../commands.mjs';

const START_TIMEOUT = 60_000;
/** Ctrl-C makes the runner exit. On these signals, the browsers are stopped and the run fails. */
const ENDS = ['exit', 'SIGTERM', 'SIGHUP'];
const SCREEN = {width: 3200, height: 2400};

/**
 * The position of the window's corner on the virtual display. The display has no window manager, so the window under
 * the mouse has focus. The mouse rests in the middle of the screen. With this position, the browser's toolbar is there;
 * over the page, the mouse would hover over elements.
 */
const CORNER = {x: SCREEN.width / 2 - 20, y: SCREEN.height / 2 - 10};

/** Starts a program in a separate process group, which always ends with this run. */
function start(path, args, options) {
  const child = spawn(path, args, {...options, detached: true});
  const stop = () => {
    for (const event of ENDS) process.off(event, stop);
    try {
      process.kill(-child.pid);
    } catch {
      // It has already ended.
    }
  };
  for (const event of ENDS) process.on(event, stop);
  return {child, stop};
}

/** Starts a virtual display with a free number. Xvfb writes the number when it is ready. */
async function startDisplay() {
  const screen = `${SCREEN.width}x${SCREEN.height}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const {child, stop} = start(which('Xvfb'), args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const [number] = await once(child.stdio[3], 'data', {signal: AbortSignal.timeout(START_TIMEOUT)});
  return {display: `:${String(number).trim()}`, stop};
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  return port;
}

async function waitForDriver(origin) {
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end) {
    const ready = await fetch(`${origin}/status`).then(
      response => response.ok,
      () => false,
    );
    if (ready) return;
    await delay(50);
  }
  throw new Error(`WebKitWebDriver did not respond within ${START_TIMEOUT} ms`);
}

/** `corner` is the position to move the browser's window to. On a real display, the window is not moved. */
export async function startWebKitDriver(driver) {
  const virtual = process.env.DISPLAY ? null : await startDisplay();
  const env = {...process.env, DISPLAY: virtual?.display ?? process.env.DISPLAY};
  const port = await freePort();
  const running = start(driver, [`--port=${port}`], {stdio: 'ignore', env});
  const origin = `http://127.0.0.1:${port}`;
  await waitForDriver(origin);
  return {
    origin,
    corner: virtual ? CORNER : undefined,
    stop: () => {
      running.stop();
      virtual?.stop();
    },
  };
}
