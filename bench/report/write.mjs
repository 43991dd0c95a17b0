import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chartsOf} from './charts.mjs';
import {markdownOf} from './markdown.mjs';

/**
 * Writes the results of a suite: the numbers as `<suite>.json`, a page `<suite>.md`, and a chart for each main job.
 * @param {object} result
 * @param {string} folder
 */
export async function writeReport(result, folder) {
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, `${result.suite}.json`), `${JSON.stringify(rounded(result), null, 2)}\n`);
  await writeFile(join(folder, `${result.suite}.md`), markdownOf(result));
  for (const {file, svg} of chartsOf(result)) await writeFile(join(folder, file), svg);
}

/** Returns a copy whose numbers have no digits that are noise. */
export function rounded(value) {
  return JSON.parse(
    JSON.stringify(value, (_key, part) => (typeof part === 'number' ? Number(part.toFixed(3)) : part)),
  );
}
