/**
 * Packs both packages and uses them like an app does: in a new Vite and React project outside the repository, which is
 * type-checked (including the declarations of the packages), built, and opened in a browser. Needs a build, a browser,
 * and a package registry. `node scripts/try-packages.mjs 18` uses React 18.
 */
import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {execFileSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium} from 'playwright-core';
import {requireChromium} from './browsers.mjs';
import {inRoot} from './lib/workspace.mjs';

const react = process.argv[2] ?? '19';
const folder = await mkdtemp(join(tmpdir(), 'life-changers-consumer-'));
try {
  await makeProject();
  call('npx', ['tsc', '--project', '.']);
  call('npx', ['vite', 'build', '--logLevel', 'warn']);
  await openInBrowser();
  console.log(`The packages work in a fresh Vite project with React ${react}.`);
} finally {
  await rm(folder, {recursive: true, force: true});
}

async function makeProject() {
  const packed = ['elements', 'react-bindings'].map(name => {
    const [{filename}] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
        cwd: inRoot(name),
      }),
    );
    return `./${filename}`;
  });
  await cp(inRoot('tests/consumer'), folder, {recursive: true});
  await writeFile(join(folder, 'package.json'), JSON.stringify({private: true, type: 'module'}));
  const packages = [
    `react@${react}`,
    `react-dom@${react}`,
    `@types/react@${react}`,
    `@types/react-dom@${react}`,
  ];
  call('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    ...packed,
    ...packages,
    'superstruct@2',
    'typescript@6',
    'vite@8',
  ]);
}

function call(command, args) {
  execFileSync(command, args, {cwd: folder, stdio: ['ignore', 'inherit', 'inherit']});
}

async function openInBrowser() {
  const {preview} = await import(join(folder, 'node_modules/vite/dist/node/index.js'));
  const server = await preview({root: folder, logLevel: 'warn', preview: {port: 0}});
  const browser = await chromium.launch({executablePath: requireChromium().path, args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    const problems = [];
    page.on('console', message => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', error => problems.push(error.message));
    await page.goto(server.resolvedUrls.local[0]);
    await page.getByText('Nickname must have 3 to 30 characters.').waitFor();
    await page.getByRole('textbox', {name: 'Nickname'}).pressSequentially('c');
    await page.getByText('Nickname must have 3 to 30 characters.').waitFor({state: 'detached'});
    await page.getByRole('cell', {name: 'Ada'}).waitFor();
    await page.getByRole('strong').filter({hasText: '9'}).waitFor();
    await page.getByText('That one is taken.').waitFor();
    await page.getByText('Not for you').waitFor();
    await page.getByRole('checkbox', {name: 'Checkbox'}).check();
    await page.getByRole('button', {name: 'Accept'}).click();
    await page.getByText('Accepted.').first().waitFor();
    if (problems.length > 0) throw new Error(`The page reports: ${problems.join('; ')}`);
  } finally {
    await browser.close();
    await server.close();
  }
}
