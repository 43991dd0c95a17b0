/**
 * `npm run size`: prints the download sizes (minified and gzipped, with Lit), what each page of the site loads before it
 * renders, and the lines of source in each folder. Needs a build.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {bundleSize} from './lib/bundle-size.mjs';
import {inRoot, readJson} from './lib/workspace.mjs';

const entries = {
  button: '@life-changers/elements/button',
  'text-input': '@life-changers/elements/text-input',
  'data-table': '@life-changers/elements/data-table',
  everything: '@life-changers/elements',
};
const folders = [
  'elements/src',
  'elements/src/core',
  'elements/src/components',
  'react-bindings/src',
  'api-stub/src',
  'demo-app/src',
  'scripts',
];

const kilobytes = bytes => `${(bytes / 1024).toFixed(1).padStart(7)} kB`;

/** Returns a folder of the list and its direct subfolders. */
function parts(folder) {
  const inside = readdirSync(inRoot(folder), {withFileTypes: true}).filter(entry => entry.isDirectory());
  return inside.map(entry => `${folder}/${entry.name}`);
}

/** Returns the number of lines of all source files in a folder, without tests. */
function lines(folder) {
  return readdirSync(inRoot(folder), {recursive: true})
    .filter(file => /\.(tsx?|m?js|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => readFileSync(inRoot(folder, file), 'utf8').split('\n').length - 1)
    .reduce((sum, count) => sum + count, 0);
}

for (const [name, entry] of Object.entries(entries)) {
  const {raw, gzip} = await bundleSize(entry);
  console.log(`${name.padEnd(20)} ${kilobytes(raw)} minified ${kilobytes(gzip)} gzipped`);
}
console.log();
for (const [page, gzip] of Object.entries(readJson('.cache/first-load.json'))) {
  console.log(`first load of ${page.padEnd(24)} ${kilobytes(gzip)} gzipped`);
}
console.log();
for (const folder of folders.flatMap(parts)) {
  console.log(`${folder.padEnd(36)} ${String(lines(folder)).padStart(6)} lines`);
}
