/** The process of a backend: it loads the people, and prints the ports that it listens to. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';

export interface Server {
  readonly origin: string;
  /** Returns the first column of the rows of a statement that the database runs itself. */
  sql(statement: string): Promise<number[]>;
  close(): Promise<void>;
}

/** Only a server that hangs reaches it. */
const LIMIT = 300_000;

export async function startServer(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, ...env},
  });
  try {
    const {port, sqlPort = port} = JSON.parse(await firstLine(child)) as {port: number; sqlPort?: number};
    return {
      origin: `http://127.0.0.1:${port}`,
      sql: async statement => {
        const response = await fetch(`http://127.0.0.1:${sqlPort}/sql`, {method: 'POST', body: statement});
        const text = await response.text();
        if (!response.ok) throw new Error(`${statement}: ${text}`);
        return (JSON.parse(text) as unknown[]).map(Number);
      },
      close: () => stop(child),
    };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

/** The first line that a process prints as an object. */
async function firstLine(child: ChildProcess): Promise<string> {
  const timer = setTimeout(() => child.kill(), LIMIT);
  try {
    for await (const line of createInterface({input: child.stdout!})) if (line.startsWith('{')) return line;
    throw new Error('The server ended before it listened.');
  } finally {
    clearTimeout(timer);
    child.stdout!.resume();
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isEnded = once(child, 'exit');
  child.kill();
  await isEnded;
}
