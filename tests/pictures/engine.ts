/**
 * The engine of the pictures: a Chromium and fonts that npm installs in the versions of the lock file here, so that a picture
 * is the same on each Linux. Debian replaces its Chromium with each update, and does not keep the one before.
 */
import {chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {chromium, type Browser} from 'playwright-core';
import {inRoot, readJson} from '../../scripts/lib/workspace.mjs';
import {ARGS} from '../../scripts/test/shared-browser.mjs';
import {isInstalled} from '../install-packages.js';
import {checksum, decodePng} from './png.js';

/** The folder with the lock file. */
export const PACKAGES = 'tests/pictures';
const CHROMIUM = join(PACKAGES, 'node_modules/@sparticuz/chromium');
const FONTS = inRoot(PACKAGES, 'node_modules/dejavu-fonts-ttf/ttf');

/** The only system that the Chromium is for. */
const PLATFORM = 'linux x64';

/** Why there is none. */
export const NOT_INSTALLED = '"npm run pictures" installs the Chromium of the pictures, on Linux (x64).';

/** What a picture depends on, besides the site. */
export interface Engine {
  readonly browser: string;
  /** A checksum of text, a shadow, and gradients, whose last bits can depend on the processor. */
  readonly rendering: string;
}

/** Starts the Chromium of the pictures. Null if it is not installed, or not for this system. */
export async function launchPinned(): Promise<Browser | null> {
  if (`${process.platform} ${process.arch}` !== PLATFORM || !isInstalled(PACKAGES)) return null;
  const {version} = readJson(join(CHROMIUM, 'package.json')) as {version: string};
  const folder = inRoot('.cache/pictures-engine', version);
  return chromium.launch({
    executablePath: unpack(folder),
    args: [...ARGS, '--disable-gpu'],
    env: {...(process.env as Record<string, string>), FONTCONFIG_FILE: listFonts(folder)},
  });
}

/** Returns the path of the program, which is unpacked once. */
function unpack(folder: string): string {
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, {recursive: true});
  const unpacked = `${program}.${process.pid}`;
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(inRoot(CHROMIUM, 'bin/chromium.br'))));
  chmodSync(unpacked, 0o755);
  renameSync(unpacked, program);
  return program;
}

/** Returns the path of a list of fonts in which those of the system are not. */
function listFonts(folder: string): string {
  const aliases = [
    ['sans-serif', 'DejaVu Sans'],
    ['serif', 'DejaVu Serif'],
    ['monospace', 'DejaVu Sans Mono'],
  ].map(([name, font]) => `<alias><family>${name}</family><prefer><family>${font}</family></prefer></alias>`);
  const path = join(folder, 'fonts.conf');
  const content = [`<dir>${FONTS}</dir>`, `<cachedir>${join(folder, 'fonts')}</cachedir>`, ...aliases];
  writeFileSync(path, `<?xml version="1.0"?>\n<fontconfig>\n${content.join('\n')}\n</fontconfig>\n`);
  return path;
}

const SAMPLE = `<!doctype html><div style="
  background: linear-gradient(33deg, #123, #fe8), radial-gradient(#08f, #f60);
  border-radius: 13px; box-shadow: 3px 5px 17px #0468; color: #b13; height: 150px; margin: 20px; width: 420px">
  <p style="font: 17.5px sans-serif">The quick brown fox, سلام, 12:30</p>
  <p style="font: italic 15px serif">The quick brown fox, Žluťoučký</p>
  <p style="font: 13px monospace; opacity: 0.7">const fox = 'brown';</p></div>`;

/** Returns what the pictures of a browser depend on. */
export async function engineOf(browser: Browser): Promise<Engine> {
  const page = await browser.newPage({viewport: {width: 480, height: 240}});
  await page.setContent(SAMPLE);
  const picture = decodePng(await page.screenshot());
  await page.close();
  return {browser: browser.version(), rendering: checksum(picture)};
}
