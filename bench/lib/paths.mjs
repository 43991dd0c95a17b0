import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const bench = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Returns the absolute path of a path in `bench`. */
export const inBench = (...parts) => join(bench, ...parts);
