import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {TSC} from '../../scripts/lib/run.mjs';
import {inRoot} from '../../scripts/lib/workspace.mjs';

/** `example.tsx(3,5): error TS2322: …` */
const ERROR = /^.*\(\d+,\d+\): error TS(\d+): /;

/**
 * Returns what the compiler reports about files in a folder, which it does not write. Without a list, those in `src`.
 *
 * @param options as in a tsconfig.json, which is written into the folder
 * @param ignored the numbers of errors that are left out
 */
export async function compilerErrors(
  folder: string,
  options: Readonly<Record<string, unknown>>,
  {files, ignored = []}: {files?: readonly string[]; ignored?: readonly number[]} = {},
): Promise<string[]> {
  const project = {compilerOptions: {...options, noEmit: true}, ...(files ? {files} : {include: ['src']})};
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compile = promisify(execFile)(
    process.execPath,
    [inRoot(TSC), '--project', '.', '--pretty', 'false'],
    {
      cwd: folder,
    },
  );
  const output = await compile.then(
    () => '',
    (error: unknown) => String((error as {stdout?: unknown}).stdout ?? error),
  );
  // The lines that follow an error and explain it start with a space.
  const errors = output.split(/\n(?! )/).filter(Boolean);
  return errors.filter(error => !ignored.includes(Number(ERROR.exec(error)?.[1])));
}
