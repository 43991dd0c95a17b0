/** Starts WebKitGTK's driver, with a virtual display where there is no real one, and ends both. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {which} from '../commands.mjs';

const START_TIMEOUT = 60_000;
/** Ctrl-C makes the runner exit; at these signals the browsers go, and the run fails and ends. */
const ENDS = ['exit', 'SIGTERM', 'SIGHUP'];
const SCREEN = {width: 3200, height: 2400};

/**
 * Where the window's corner goes on the virtual display. It has no window manager, so the window under the mouse
 * has the focus. The mouse rests in the middle of the screen; this puts the browser's toolbar there, and not the
 * page, where it would hover over elements.
 */
const CORNER = {x: SCREEN.width / 2 - 20, y: SCREEN.height / 2 - 10};

/** Starts a program in a process group of its own, which ends with this run, however that ends. */
function start(path, args, options) {
  const child = spawn(path, args, {...options, detached: true});
  const stop = () => {
    for (const event of ENDS) process.off(event, stop);
    try {
      process.kill(-child.pid);
    } catch {
      // It has ended by itself.
    }
  };
  for (const event of ENDS) process.on(event, stop);
  return {child, stop};
}

/** A virtual display on a free number; Xvfb writes the number when it is ready. */
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
  throw new Error(`WebKitWebDriver did not answer within ${START_TIMEOUT} ms`);
}

/** `corner` is where the browser's window must be moved to; on a real display it stays where it is. */
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
