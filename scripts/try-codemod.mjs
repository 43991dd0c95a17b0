/**
 * Runs the packed `npx @life-changers/codemod` on the samples of `scripts/codemod/samples.mjs` in an empty folder, and checks the
 * types of what it writes against the packed packages. `node scripts/try-codemod.mjs prime-react` runs only this move. Needs
 * a build and a package registry.
 */
import {execFileSync} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {MOVES} from '../codemod/src/moves.mjs';
import {SAMPLES} from './codemod/samples.mjs';
import {pack} from './lib/pack.mjs';
import {readJson} from './lib/workspace.mjs';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const CHECK = [
  '--noEmit',
  '--strict',
  '--jsx',
  'react-jsx',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
];

const names = process.argv.slice(2);
const unknown = names.find(name => !MOVES.some(move => move.name === name));
if (unknown)
  throw new Error(`Unknown move "${unknown}". The moves are ${MOVES.map(({name}) => name).join(', ')}.`);
const moves = MOVES.filter(({name}) => names.length === 0 || names.includes(name));

const folder = await mkdtemp(join(tmpdir(), 'life-changers-codemod-'));
try {
  const {devDependencies} = readJson('package.json');
  const others = ['react', '@types/react', 'typescript'].map(name => `${name}@${devDependencies[name]}`);
  const packed = ['codemod', 'elements', 'react-bindings'].map(name => pack(name, folder));
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  run('npm', 'install', ...QUIET, ...packed, ...others);
  const written = [];
  for (const {name} of moves) written.push(...(await tryMove(name)));
  // One run for all samples: most of its time is the types of the packages.
  const checked = written.filter(file => /\.tsx?$/.test(file));
  if (checked.length > 0) run('npx', 'tsc', ...CHECK, ...checked);
  console.log(
    `${moves.map(({name}) => name).join(', ')}: moved, and the types of ${checked.length} files are right.`,
  );
} finally {
  await rm(folder, {recursive: true, force: true});
}

/** Returns the files of a sample after its move. */
async function tryMove(name) {
  const files = Object.entries(SAMPLES[name]);
  const paths = files.map(([path]) => join(folder, name, path));
  await mkdir(join(folder, name), {recursive: true});
  for (const [index, [, text]] of files.entries()) await writeFile(paths[index], text);
  const report = move(name);
  if (report.changed.length !== files.length || report.left.length > 0 || report.unread.length > 0)
    throw new Error(`${name} was not moved whole: ${JSON.stringify(report, null, 2)}`);
  const first = await Promise.all(paths.map(path => readFile(path, 'utf8')));
  if (move(name).changed.length > 0) throw new Error(`A second run of ${name} changes more.`);
  const left = first.find(text => /from '(?!@life-changers|react'|\.)/.test(text));
  if (left) throw new Error(`An import of the other library is left in ${name}:\n${left}`);
  return paths;
}

function move(name) {
  const command = join(folder, 'node_modules/.bin/life-changers-codemod');
  return JSON.parse(run(command, name, name, '--format', 'json'));
}

/** Runs a command in the folder, and returns what it prints, which is shown only if it fails. */
function run(command, ...args) {
  try {
    return execFileSync(command, args, {cwd: folder, stdio: 'pipe', encoding: 'utf8'});
  } catch (error) {
    console.error(error.stdout, error.stderr);
    throw error;
  }
}
