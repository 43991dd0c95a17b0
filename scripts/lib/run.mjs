import {spawn} from 'node:child_process';
import {root} from './workspace.mjs';

/**
 * TypeScript 7, whose native compiler takes a fifth of the time. ESLint needs the API of TypeScript 6, so the package
 * `typescript` is that version.
 */
export const TSC = 'node_modules/typescript-native/bin/tsc';

/** Runs a Node script of the repository or an installed package. Rejects if the script fails. */
export const run = (script, ...args) => runWith({}, script, ...args);

/** Runs a Node script with additional environment variables. */
export function runWith(variables, script, ...args) {
  return new Promise((resolve, reject) => {
    const env = {...process.env, ...variables};
    const child = spawn(process.execPath, [script, ...args], {cwd: root, stdio: 'inherit', env});
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`${script} failed.`))));
  });
}

/** Runs a task, and prints its name and duration. */
export async function timed(name, work) {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Prints the message of an error, and the code it refers to. */
export function report(error) {
  console.error([error.message, error.frame].filter(Boolean).join('\n'));
}
