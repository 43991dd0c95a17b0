import {readdirSync} from 'node:fs';
import {basename} from 'node:path';
import {inBench} from './paths.mjs';

/** What runs without the packages of others. */
export const OWN = ['floor', 'native', 'life-changers', 'life-changers-react'];

/** The file with the interface is not a contender. */
const INTERFACE = 'contender.js';

/**
 * Returns the contenders of a suite, our own first, then the others by name. They are the modules of its folder in
 * `contenders`, unless the suite lists them.
 * @param {{name: string, contenders?: string[]}} suite
 */
export function contendersOf({name, contenders = modulesIn(name)}) {
  const place = contender => (OWN.includes(contender) ? OWN.indexOf(contender) : OWN.length);
  return contenders.sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

function modulesIn(suite) {
  const files = readdirSync(inBench('contenders', suite), {withFileTypes: true});
  return files
    .filter(file => file.isFile() && file.name.endsWith('.js') && file.name !== INTERFACE)
    .map(file => basename(file.name, '.js'));
}
