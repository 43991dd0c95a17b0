/**
 * Measures what the types of forms cost: how many types TypeScript instantiates for a form of 100 fields in three levels
 * whose submit handler reads every value, and how long it checks. The first lines are an empty file, and the schema with
 * the handler alone. Needs a build with types: `npm run build && node bench/type-cost.mjs [name…]`.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {inRoot} from '../scripts/lib/workspace.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {inBench} from './lib/paths.mjs';
import {FILES, SCHEMA} from './lib/typed-forms.mjs';

const FOLDER = inBench('.cache', 'type-cost');

const COMPILER_OPTIONS = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  jsx: 'react-jsx',
};

const names = process.argv.slice(2);
const unknown = names.find(name => !(name in FILES));
if (unknown) throw new Error(`There is no "${unknown}"; use ${Object.keys(FILES).join(', ')}.`);
ensureInstalled();
console.log('Form'.padEnd(24), 'instantiations'.padStart(14), 'check time'.padStart(12));
for (const [name, code] of Object.entries(FILES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const {instantiations, checkTime} = measure(code);
  console.log(name.padEnd(24), instantiations.toLocaleString('en').padStart(14), checkTime.padStart(12));
}

/** Compiles a file next to its schema. */
function measure(code) {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const tsconfig = {compilerOptions: COMPILER_OPTIONS, files: ['form.tsx']};
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(tsconfig));
  writeFileSync(join(FOLDER, 'schema.ts'), SCHEMA);
  writeFileSync(join(FOLDER, 'form.tsx'), code);
  const report = compile();
  return {
    instantiations: Number(/^Instantiations:\s+(\d+)/m.exec(report)[1]),
    checkTime: /^Check time:\s+(\S+)/m.exec(report)[1],
  };
}

/** Returns what the compiler reports. Its errors fail, because they can save instantiations. */
function compile() {
  try {
    const args = [inRoot('node_modules/typescript/bin/tsc'), '--project', FOLDER, '--extendedDiagnostics'];
    return execFileSync(process.execPath, args, {encoding: 'utf8'});
  } catch (error) {
    throw new Error(error.stdout ?? error.message, {cause: error});
  }
}
