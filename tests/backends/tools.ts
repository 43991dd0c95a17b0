/** Finds what the servers need. */
import {spawnSync} from 'node:child_process';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** Returns a path in this folder. */
export const inBackends = (path: string) => join(folder, path);

/** Returns the first command that runs with these arguments, or null. */
export const firstThatRuns = (commands: readonly string[], ...args: string[]): string | null =>
  commands.find(command => spawnSync(command, args, {stdio: 'ignore'}).status === 0) ?? null;
