/** The checksums of all pictures, and the engine that they were taken with. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {inRoot} from '../../scripts/lib/workspace.mjs';
import type {Engine} from './engine.js';
import {below, beside, checksum, encodePng, type Bitmap} from './png.js';
import {LOOKS, type Look, type Picture, type Pictures} from './take-pictures.js';

/** By the name of a state or example: the size and the checksum of its picture in each look. */
export type PageBaseline = Readonly<Record<string, Readonly<Partial<Record<Look, string>>>>>;

export interface Baseline {
  readonly engine: Engine;
  /** By the path of a page. */
  readonly pages: Readonly<Record<string, PageBaseline>>;
}

const FILE = inRoot('tests/pictures/baseline.json');

/** Where pictures are kept to look at. */
export const FOLDER = '.cache/pictures';

/** The baseline that a run would write. */
export const NEW_BASELINE = inRoot(FOLDER, 'baseline.json');

export const readBaseline = () => JSON.parse(readFileSync(FILE, 'utf8')) as Baseline;

/** Writes a line for each state and example, so that a diff lists what looks different. */
export function writeBaseline({engine, pages}: Baseline, file = FILE): void {
  const lines = Object.keys(pages)
    .sort()
    .map(path => {
      const cells = Object.entries(pages[path]!).map(
        ([name, sums]) => `\n      ${JSON.stringify(name)}: ${JSON.stringify(sums)}`,
      );
      return `\n    ${JSON.stringify(path)}: {${cells.join()}\n    }`;
    });
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `{\n  "engine": ${JSON.stringify(engine)},\n  "pages": {${lines.join()}\n  }\n}\n`);
}

/** Returns the size and a checksum of the pixels. */
export const describeBitmap = (bitmap: Bitmap): string =>
  `${bitmap.width}x${bitmap.height} ${checksum(bitmap)}`;

/** Returns the states and examples of a page that differ from the baseline in a look. */
export function differences(baseline: PageBaseline, look: Look, pictures: readonly Picture[]) {
  const taken = new Map(pictures.map(({name, bitmap}) => [name, describeBitmap(bitmap)]));
  const names = [...new Set([...Object.keys(baseline), ...taken.keys()])];
  return names
    .map(name => ({name, expected: baseline[name]?.[look] ?? 'none', actual: taken.get(name) ?? 'none'}))
    .filter(({expected, actual}) => expected !== actual);
}

/** Returns the baseline of a page from its pictures. */
export function baselineOf(taken: Pictures): PageBaseline {
  const cells: Record<string, Partial<Record<Look, string>>> = {};
  for (const look of LOOKS)
    for (const {name, bitmap} of taken[look]) (cells[name] ??= {})[look] = describeBitmap(bitmap);
  return cells;
}

/** Writes a picture to look at. */
export function keepPicture(path: string, {name, bitmap}: Picture, look: Look, suffix = ''): void {
  write(path, `${name.replace(/\W+/g, '-').toLowerCase()}.${look}${suffix}`, bitmap);
}

/** Writes all pictures of a page, and a sheet with a column for each look. */
export function keepPictures(path: string, taken: Pictures): void {
  for (const look of LOOKS) for (const picture of taken[look]) keepPicture(path, picture, look);
  write(path, 'all', beside(LOOKS.map(look => below(taken[look].map(({bitmap}) => bitmap)))));
}

function write(path: string, name: string, bitmap: Bitmap): void {
  const file = inRoot(FOLDER, path, `${name}.png`);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, encodePng(bitmap));
}
