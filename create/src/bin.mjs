#!/usr/bin/env node
/** `npm create @life-changers`: creates an app. Exits with 2 if the command is wrong, and with 1 if something failed. */
import {spawnSync} from 'node:child_process';
import {relative} from 'node:path';
import {createApp} from './create.mjs';
import {DEFAULTS, KINDS, parseOptions, USAGE, UsageError} from './options.mjs';

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nNothing was written. --help lists the options.`);
  process.exitCode = 2;
}

async function main() {
  const {given, yes, help} = parseOptions(process.argv.slice(2));
  if (help) return console.log(USAGE);
  const isAsked = !yes && process.stdin.isTTY && process.stdout.isTTY;
  const options = isAsked ? await (await import('./ask.mjs')).ask(given) : {...DEFAULTS, ...given};
  const folder = createApp(options);
  console.log(`Created an app: ${KINDS[options.kind]}, in ${folder}.`);
  const manager = packageManager();
  if (options.install && !install(manager, folder)) process.exitCode = 1;
  else tellNext(manager, folder, options.install);
}

/** The package manager that runs this: the one that people use for their app. */
function packageManager() {
  const [name] = (process.env.npm_config_user_agent ?? '').split('/');
  return ['pnpm', 'yarn', 'bun'].includes(name) ? name : 'npm';
}

function install(manager, folder) {
  console.log(`Installing its packages with ${manager} …`);
  const {status} = spawnSync(manager, ['install'], {
    cwd: folder,
    stdio: 'inherit',
    // On Windows, package managers are scripts of the shell.
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error(`The packages are not installed. Run "${manager} install" in the folder.`);
  return status === 0;
}

function tellNext(manager, folder, isInstalled) {
  const path = relative(process.cwd(), folder);
  const steps = [
    ...(path ? [`cd ${path.includes(' ') ? `"${path}"` : path}`] : []),
    ...(isInstalled ? [] : [`${manager} install`]),
    `${manager} run dev`,
  ];
  console.log(`\nNext:\n${steps.map(step => `  ${step}\n`).join('')}`);
}
