/** The options of `npm run bench`. */
import {parseArgs} from 'node:util';

export const HELP = `npm run bench -- [options]

  --only <suites>        such as table,bytes (all: table, table-features, table-editing, excel, groups, table-tree,
                         long-page, scroll, mount, controls, display, form, date-picker, menu, options, tree, toasts,
                         bytes)
  --contenders <names>   such as floor,life-changers
  --sizes <numbers>      rows of tables, fields of forms, or controls, such as 1000,100000
  --rounds <n>           rounds of each suite (7)
  --limit <seconds>      after which an action has failed (60)
  --output <folder>      folder of the results (bench/results)
  --record               also replaces what the site's performance page and the README show
  --no-build             measures the packages as they were built before
`;

const DEFAULT_ROUNDS = 7;
const DEFAULT_LIMIT = 60;

/**
 * @typedef {object} Options
 * @property {string[] | null} only
 * @property {string[] | null} contenders
 * @property {number[] | null} sizes
 * @property {number} rounds
 * @property {number} limit seconds
 * @property {string | null} output
 * @property {boolean} record
 * @property {boolean} build
 * @property {boolean} help
 */

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const {values} = parseArgs({
    args,
    allowNegative: true,
    options: {
      only: {type: 'string'},
      contenders: {type: 'string'},
      sizes: {type: 'string'},
      rounds: {type: 'string'},
      limit: {type: 'string'},
      output: {type: 'string'},
      record: {type: 'boolean'},
      build: {type: 'boolean'},
      help: {type: 'boolean'},
    },
  });
  return {
    only: list(values.only),
    contenders: list(values.contenders),
    sizes: list(values.sizes)?.map(text => count('sizes', text)) ?? null,
    rounds: values.rounds === undefined ? DEFAULT_ROUNDS : count('rounds', values.rounds),
    limit: values.limit === undefined ? DEFAULT_LIMIT : count('limit', values.limit),
    output: values.output ?? null,
    record: values.record ?? false,
    build: values.build ?? true,
    help: values.help ?? false,
  };
}

function list(text) {
  const parts = text?.split(',').map(part => part.trim());
  return parts?.filter(Boolean) ?? null;
}

function count(name, text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} takes whole numbers of at least 1, not "${text}".`);
  return number;
}

/**
 * Returns the members of `all` that were asked for.
 * @param {string} name the option
 * @param {string[]} all
 * @param {string[] | null} asked
 */
export function chosen(name, all, asked) {
  const unknown = asked?.find(one => !all.includes(one));
  if (unknown) throw new Error(`--${name} has an unknown "${unknown}"; use ${all.join(', ')}.`);
  return asked === null ? all : all.filter(one => asked.includes(one));
}
