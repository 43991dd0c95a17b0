/**
 * Follows the installation guide literally: for each section, runs its commands in an empty folder, with the packed
 * packages instead of the published ones, writes its files, builds the app, and uses it in Chromium.
 * `node scripts/try-guides.mjs vue svelte` follows only these sections. Needs a build, a browser, and a package registry.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import express from 'express';
import {inChromium, openLate} from './apps/chromium.mjs';
import {startServer} from './apps/server.mjs';
import {readGuide} from './guides/read-guide.mjs';
import {packAngular} from './lib/angular-package.mjs';
import {pack} from './lib/pack.mjs';
import {inRoot} from './lib/workspace.mjs';

/**
 * The sections, by id: `site` is the folder of the built files; an app without it starts its own server. `isRendered`: the
 * server renders the content of the elements.
 */
const APPS = {
  'react-with-vite': {site: 'my-app/dist', build: ['npm', 'run', 'build']},
  nextjs: {
    build: ['npm', 'run', 'build'],
    start: 'next start --hostname 127.0.0.1 --port $PORT',
    isRendered: true,
  },
  'plain-html': {site: '.'},
  vue: {site: 'my-app/dist', build: ['npm', 'run', 'build']},
  svelte: {site: 'my-app/dist', build: ['npm', 'run', 'build']},
  angular: {site: 'my-app/dist/my-app/browser', build: ['npm', 'run', 'build']},
};
/** Browsers ask for an icon that the guide does not mention. */
const NO_ICON = /status of 404/;

const names = process.argv.slice(2);
const unknown = names.find(name => !(name in APPS));
if (unknown)
  throw new Error(`Unknown section "${unknown}". The sections are ${Object.keys(APPS).join(', ')}.`);

const {guide} = readGuide(inRoot('demo-app/src/content/guides/texts/installation.md'));
const packages = mkdtempSync(join(tmpdir(), 'life-changers-packages-'));
try {
  const archives = {
    '@life-changers/elements': pack('elements', packages),
    '@life-changers/react': pack('react-bindings', packages),
  };
  const followed = names.length > 0 ? names : Object.keys(APPS);
  if (followed.includes('angular'))
    archives['@life-changers/angular'] = packAngular(archives['@life-changers/elements'], packages);
  for (const name of followed) await follow(name, archives);
} finally {
  rmSync(packages, {recursive: true, force: true});
}

async function follow(name, archives) {
  const {site, build, start, isRendered} = APPS[name];
  const {blocks} = guide.sections.find(({id}) => id === name);
  const folder = mkdtempSync(join(tmpdir(), 'life-changers-guide-'));
  try {
    const [commands] = blocks.filter(({lang}) => lang === 'sh').map(({source}) => source);
    run(folder, 'sh', '-ec', withArchives(commands, archives));
    const app = commands.includes('cd my-app') ? join(folder, 'my-app') : folder;
    writeFiles(app, blocks);
    if (build) run(app, ...build);
    if (start) run(app, 'npm', 'pkg', 'set', `scripts.start=${start}`);
    const server = site ? await serve(join(folder, site)) : await startServer(app);
    try {
      await inChromium(
        async page => {
          const shift = await openLate(page, server.origin, {isRendered});
          console.log(`The layout shifts by ${shift.toFixed(4)}.`);
          await use(page);
        },
        [NO_ICON],
      );
    } finally {
      await server.close();
    }
    console.log(`The section "${name}" works.`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function withArchives(commands, archives) {
  return Object.entries(archives).reduce((text, [name, path]) => text.replaceAll(name, path), commands);
}

function run(cwd, command, ...args) {
  execFileSync(command, args, {
    cwd,
    env: {...process.env, CI: '1', NG_CLI_ANALYTICS: 'false', NEXT_TELEMETRY_DISABLED: '1'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Writes the files that the section shows with a path. */
function writeFiles(app, blocks) {
  for (const {files = [], name, source} of blocks) {
    for (const file of files) {
      mkdirSync(dirname(join(app, file.name)), {recursive: true});
      cpSync(file.path, join(app, file.name));
    }
    if (name) writeFileSync(join(app, name), source);
  }
}

async function serve(root) {
  const server = express().use(express.static(root)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => new Promise(resolve => server.close(resolve));
  return {origin: `http://127.0.0.1:${server.address().port}`, close};
}

/** Submits the empty form, then a name, and looks for it in the table. */
async function use(page) {
  await page.getByRole('button', {name: 'Invite'}).click();
  await page.getByText('Name is required.').waitFor();
  await page.getByRole('textbox', {name: 'Name'}).fill('Grace');
  await page.keyboard.press('Enter');
  await page.getByRole('cell', {name: 'Grace', exact: true}).waitFor();
  await page.getByRole('cell', {name: 'Ada', exact: true}).waitFor();
}
