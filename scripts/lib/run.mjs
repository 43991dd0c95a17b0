import {spawn} from 'node:child_process';
import {root} from './workspace.mjs';

/** Runs a Node script of the repository, or of an installed package, and fails when it does. */
export const run = (script, ...args) => runWith({}, script, ...args);

/** The same, with more environment variables. */
export function runWith(variables, script, ...args) {
  return new Promise((resolve, reject) => {
    const env = {...process.env, ...variables};
    const child = spawn(process.execPath, [script, ...args], {cwd: root, stdio: 'inherit', env});
    child.on('error', reject);
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`${script} failed.`))));
  });
}

/** Does one part of a job, and prints its name and how long it took. */
export async function timed(name, work) {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Prints what went wrong: the message, and the lines of code that it is about. */
export function report(error) {
  console.error([error.message, error.frame].filter(Boolean).join('\n'));
}
