/**
 * The command `life-changers-codemod`: reads its words, and prints what the move has done. Exit codes: 0 if all files were
 * read, also if places are left; 1 if a file could not be read; 2 for wrong use, and nothing is written.
 */
import {parseArgs} from 'node:util';
import {MOVES} from './moves.mjs';
import {moveFiles} from './move-files.mjs';
import {sourceFiles} from './source-files.mjs';
import {summaryOf} from './move-summary.mjs';
import {uncommittedFiles} from './work-tree.mjs';

/** Wrong use: the message says why. */
class UsageError extends Error {}

const OPTIONS = {
  'dry-run': {type: 'boolean', default: false},
  force: {type: 'boolean', default: false},
  format: {type: 'string', default: 'text'},
  help: {type: 'boolean', short: 'h', default: false},
};

const USAGE = `Usage: life-changers-codemod <move> <files and folders ...>

Moves:
${MOVES.map(({name, title}) => `  ${name.padEnd(22)} ${title}`).join('\n')}

  --dry-run       writes nothing, and prints the same report
  --force         also writes if git has uncommitted changes in these paths
  --format json   {move, guide, dryRun, files, changed, moved, left: [{file, line, kind, what, advice}], unread: [{file, message}]}
  --help          shows this

Of folders, it reads the files that the library can be used in, without node_modules and hidden folders. What it cannot move
stays as it is, and is listed with what to write instead. A second run changes nothing more.`;

/**
 * Runs the command, and returns its exit code.
 *
 * @param {readonly string[]} words What follows the name of the program.
 * @param {{print?: (text: string) => void, warn?: (text: string) => void}} [output]
 * @returns {Promise<number>}
 */
export async function runCommand(words, {print = console.log, warn = console.error} = {}) {
  try {
    const options = readOptions(words);
    if (options === null) {
      print(USAGE);
      return 0;
    }
    const {move, files, isDry, isJson} = options;
    const result = await moveFiles(move, files, {isDry});
    print(
      isJson
        ? JSON.stringify({...result, guide: `/guides/${result.guide}`}, null, 2)
        : summaryOf(result, move),
    );
    return result.unread.length > 0 ? 1 : 0;
  } catch (error) {
    const isUsage = error instanceof UsageError || String(error?.code).startsWith('ERR_PARSE_ARGS');
    if (!isUsage) throw error;
    warn(`life-changers-codemod: ${error.message}`);
    return 2;
  }
}

/**
 * @returns What to do, or null to show the usage.
 * @throws UsageError
 */
function readOptions(words) {
  const {values, positionals} = parseArgs({args: [...words], options: OPTIONS, allowPositionals: true});
  const [name, ...paths] = positionals;
  if (values.help || name === undefined) return null;
  const move = MOVES.find(one => one.name === name);
  if (!move)
    throw new UsageError(
      `There is no move "${name}". The moves are ${MOVES.map(one => one.name).join(', ')}.`,
    );
  if (!['text', 'json'].includes(values.format)) throw new UsageError('--format is text or json.');
  if (paths.length === 0)
    throw new UsageError(`Name files or folders, such as life-changers-codemod ${name} src.`);
  const {files, missing} = sourceFiles(paths, move.extensions);
  if (missing.length > 0) throw new UsageError(`There is no file or folder ${missing.join(', ')}.`);
  if (files.length === 0)
    throw new UsageError(`There are no ${move.extensions.join(', ')} files in ${paths.join(', ')}.`);
  const isDry = values['dry-run'];
  if (!isDry && !values.force) refuseUncommitted(paths);
  return {move, files, isDry, isJson: values.format === 'json'};
}

function refuseUncommitted(paths) {
  const [first, ...more] = uncommittedFiles(paths);
  if (first === undefined) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  throw new UsageError(
    `Git has uncommitted changes: ${first}${others}. Commit or stash them, so that you can look at what the move changes, or use --force. Nothing was written.`,
  );
}
