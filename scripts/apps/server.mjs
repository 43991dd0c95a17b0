/** The server of an app: runs its `start` script, or another one, on a free port, in a separate process. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {findFreePort} from 'selenium-webdriver/net/portprober.js';

/** The time limit for a server to start. Only a server that hangs reaches it. */
const LIMIT = 60_000;

/** Starts the app in a folder and waits until it responds. */
export async function startServer(folder, script = 'start', variables = {}) {
  const port = await findFreePort();
  // A separate process group, so that processes started by npm end with it.
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: folder,
    env: {...process.env, ...variables, PORT: String(port)},
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const origin = `http://127.0.0.1:${port}`;
  const close = () => stop(child);
  try {
    await answers(origin, child);
  } catch (error) {
    await close();
    throw error;
  }
  return {origin, close};
}

async function answers(origin, child) {
  const deadline = Date.now() + LIMIT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const response = await fetch(origin).catch(() => null);
    // An unread body keeps the connection open, and a server such as Next's waits for it before it ends.
    if (response) return response.body?.cancel();
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not respond within ${LIMIT / 1000} s.`);
}

async function stop(child) {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exit;
}
