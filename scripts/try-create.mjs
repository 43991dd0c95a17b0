/**
 * Runs the packed `npm create @life-changers` for each kind of app, installs it with the packed packages, builds and tests
 * it, and drives it in Chromium. `node scripts/try-create.mjs html next` tries only these kinds. Needs a build, a browser,
 * and a package registry.
 */
import {execFileSync} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {KINDS} from '../create/src/options.mjs';
import {useApp} from './apps/use-app.mjs';
import {requireChromium} from './browsers.mjs';
import {drive, expectedProblems} from './create/drive.mjs';
import {pack} from './lib/pack.mjs';

/** The languages of the apps, with what the library says about an empty name. The others are in English. */
const LANGUAGES = {'react-router': 'it', svelte: 'de'};
const REQUIRED = {
  en: 'Name is required.',
  it: 'Name: questo campo è obbligatorio.',
  de: 'Name: Dieses Feld ist erforderlich.',
};

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

requireChromium();
const kinds = process.argv.slice(2);
const unknown = kinds.find(kind => !Object.hasOwn(KINDS, kind));
if (unknown) throw new Error(`Unknown kind "${unknown}". The kinds are ${Object.keys(KINDS).join(', ')}.`);

const folder = await mkdtemp(join(tmpdir(), 'life-changers-create-'));
try {
  const [elements, react] = ['elements', 'react-bindings'].map(name => pack(name, folder));
  // Like `npm create`, which installs the package and runs its command.
  run(folder, 'npm', 'install', '--prefix', join(folder, 'starter'), ...QUIET, pack('create', folder));
  const command = join(folder, 'starter', 'node_modules', '.bin', 'create-life-changers');
  for (const kind of kinds.length > 0 ? kinds : Object.keys(KINDS)) {
    const times = await tryKind(kind, command, elements, react);
    const all = times.reduce((sum, [, time]) => sum + time, 0);
    const parts = times.map(([name, time]) => `${name} ${time.toFixed(1)}`).join(', ');
    console.log(`${kind} works (${all.toFixed(0)} s: ${parts}).`);
  }
} finally {
  await rm(folder, {recursive: true, force: true});
}

/** Returns the seconds of each step. */
async function tryKind(kind, command, elements, react) {
  const app = join(folder, kind);
  const lang = LANGUAGES[kind] ?? 'en';
  const times = [];
  const step = async (name, work) => {
    const start = performance.now();
    await work();
    times.push([name, (performance.now() - start) / 1000]);
  };
  const options = ['--yes', '--no-install', '--kind', kind, '--brand', '#0f766e', '--language', lang];
  await step('create', () => run(folder, command, kind, ...options));
  const {dependencies, scripts} = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  const packed = '@life-changers/react' in dependencies ? [elements, react] : [elements];
  await step('install', () => run(app, 'npm', 'install', ...QUIET, ...packed));
  if (scripts.build) await step('build', () => run(app, 'npm', 'run', '--silent', 'build'));
  await step('test', () => run(app, 'npm', 'test', '--silent'));
  await step('use', () =>
    useApp(app, (page, origin) => drive(page, origin, REQUIRED[lang]), {expectedProblems}),
  );
  return times;
}

/** Runs a command. What it writes is shown only if it fails. */
function run(cwd, command, ...args) {
  const env = {...process.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false'};
  try {
    execFileSync(command, args, {cwd, env, stdio: 'pipe', encoding: 'utf8'});
  } catch (error) {
    console.error(error.stdout, error.stderr);
    throw error;
  }
}
