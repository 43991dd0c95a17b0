/** The contenders of a suite are the modules of its folder in `contenders`. */
import {readdirSync} from 'node:fs';
import {basename} from 'node:path';
import {inBench} from './paths.mjs';

/** What runs without the packages of others. */
export const OWN = ['floor', 'native', 'life-changers', 'life-changers-react'];

/** The file with the interface is not a contender. */
const INTERFACE = 'contender.js';

/**
 * Returns the contenders of a suite: our own first, then the others by name.
 * @param {string} suite
 */
export function contendersOf(suite) {
  const files = readdirSync(inBench('contenders', suite), {withFileTypes: true});
  const names = files
    .filter(file => file.isFile() && file.name.endsWith('.js') && file.name !== INTERFACE)
    .map(file => basename(file.name, '.js'));
  const place = name => (OWN.includes(name) ? OWN.indexOf(name) : OWN.length);
  return names.sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}
