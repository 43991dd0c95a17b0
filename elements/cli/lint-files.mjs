import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {findingsIn} from './lint/findings.mjs';
import {isRead, readSource} from './lint/read-source.mjs';
import {UsageError} from './usage-error.mjs';

export const about = 'finds names that no element has, missing imports, and rules that are created in render';

export const usage = `life-changers lint <files and folders ...>

Checks HTML, JSX, Lit templates, Vue, Svelte, and CSS. Pass the whole app at once, such as life-changers lint src index.html:
an import counts for all files. Of a folder, it reads the files with a known ending, without node_modules and hidden folders;
a file with another ending is read as HTML. It needs parse5 for HTML, typescript for JSX and Lit, and vue or svelte for
their files, which it looks up beside the file.

  unknown-tag, unknown-attribute, unknown-slot, unknown-part, unknown-event
                    a name that the installed version does not have, with the nearest that it has
  missing-import    a property whose module no file imports, such as searchable without select-list
  rules-in-render   rules that are created again with each render
  deprecated        a name to replace, with what to write instead

The comment life-changers-ignore in a line, or in the line before it, skips its findings. Exit code 1 for findings.

  --format json     {files, findings: [{file, line, column, rule, message, instead}]}`;

export const options = {};

const SKIPPED = /^(node_modules|\..*)$/;

/** @returns {Promise<import('./run.mjs').Result>} */
export async function run(paths) {
  if (paths.length === 0)
    throw new UsageError('lint needs files or folders, such as life-changers lint src.');
  const files = [...new Set(paths.flatMap(filesIn))];
  if (files.length === 0) throw new UsageError(`There is nothing to check in ${paths.join(', ')}.`);
  const sources = [];
  for (const file of files) sources.push(await readSource(file, readFileSync(file, 'utf8')));
  const findings = findingsIn(sources);
  const lines = findings.map(
    ({file, line, column, rule, message}) => `${file}:${line}:${column}  ${message}  ${rule}`,
  );
  const count = findings.length === 1 ? '1 finding' : `${findings.length || 'No'} findings`;
  return {
    data: {files: files.length, findings},
    text: [...lines, `${count} in ${files.length} ${files.length === 1 ? 'file' : 'files'}.`].join('\n'),
    code: findings.length > 0 ? 1 : 0,
  };
}

/** Returns the files of a path. A file that is named is read, whatever its ending. */
function filesIn(path) {
  if (!existsSync(path)) throw new UsageError(`There is no file or folder ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, {withFileTypes: true})
    .filter(({name}) => !SKIPPED.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) return filesIn(inside);
      return entry.isFile() && isRead(entry.name) ? [inside] : [];
    });
}
