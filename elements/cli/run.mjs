/**
 * The command `life-changers`. Each command is a module with what it does in one line (`about`), its `usage`, its `options`
 * of `parseArgs`, and `run`, which returns what to print. It loads only when it runs.
 *
 * Exit codes: 0 if all is well, 1 for findings, 2 for wrong use.
 *
 * @typedef {object} Result
 * @property {unknown} [data] what `--format json` prints, if anything
 * @property {string} [text] the same for people, printed with a line break
 * @property {string} [output] the same, printed as it is
 * @property {number} [code] the exit code, by default 0
 */
import {parseArgs} from 'node:util';
import {UsageError} from './usage-error.mjs';
import {suggestionFor} from './nearest-name.mjs';
import {packageVersion} from './package-data.mjs';

const COMMANDS = {
  list: () => import('./list-elements.mjs'),
  info: () => import('./show-info.mjs'),
  doc: () => import('./show-doc.mjs'),
  example: () => import('./show-example.mjs'),
  block: () => import('./copy-block.mjs'),
  lint: () => import('./lint-files.mjs'),
  prerender: () => import('./prerender-files.mjs'),
  mcp: () => import('./serve-assistants.mjs'),
};

const COMMON = {format: {type: 'string', default: 'text'}, help: {type: 'boolean', short: 'h'}};

/**
 * Runs a command, and returns the exit code.
 *
 * @param {readonly string[]} words what follows the name of the program
 * @returns {Promise<number>}
 */
export async function run(words) {
  // Such as `life-changers list | head`.
  process.stdout.on('error', error => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    const result = await resultOf(words);
    process.stdout.write(
      isJson(words) && result.data !== undefined ? json(result.data) : (result.output ?? `${result.text}\n`),
    );
    return result.code ?? 0;
  } catch (error) {
    const message = usageMessage(error);
    if (message === null) throw error;
    if (isJson(words)) process.stdout.write(json({error: message}));
    else process.stderr.write(`life-changers: ${message}\n`);
    return 2;
  }
}

/**
 * Returns what a command would print.
 *
 * @param {readonly string[]} words
 * @returns {Promise<Result>}
 */
export async function resultOf([name = '--help', ...words]) {
  if (name === '--version') return {data: {version: packageVersion()}, text: packageVersion()};
  if (name === '--help' || name === '-h' || name === 'help') return help();
  if (!Object.hasOwn(COMMANDS, name))
    throw new UsageError(
      `There is no command "${name}".${suggestionFor(name, Object.keys(COMMANDS))} Run life-changers --help.`,
    );
  const command = await COMMANDS[name]();
  const {values, positionals} = parseArgs({
    args: words,
    options: {...COMMON, ...command.options},
    allowPositionals: true,
  });
  if (values.help) return {data: {usage: command.usage}, text: `${command.about}\n\n${command.usage}`};
  if (values.format !== 'text' && values.format !== 'json') throw new UsageError('--format is text or json.');
  return command.run(positionals, values);
}

/** @returns {Promise<Result>} */
async function help() {
  const commands = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => ({name, about: (await load()).about})),
  );
  const lines = commands.map(({name, about}) => `  ${name.padEnd(10)} ${about}`);
  return {
    data: {version: packageVersion(), commands},
    text: [
      `life-changers ${packageVersion()}: the elements, their documentation, and checks, from the installed package.`,
      '',
      ...lines,
      '',
      'life-changers <command> --help shows the options of a command. --format json prints data.',
    ].join('\n'),
  };
}

/** The format of an error, also if the words cannot be parsed. */
const isJson = words =>
  words.includes('--format=json') ||
  words.some((word, index) => word === '--format' && words[index + 1] === 'json');

/** Returns what is wrong with the use of the command, or null for another error. */
function usageMessage(error) {
  if (error instanceof UsageError) return error.message;
  return String(error?.code).startsWith('ERR_PARSE_ARGS') ? error.message : null;
}

const json = data => `${JSON.stringify(data, null, 2)}\n`;
