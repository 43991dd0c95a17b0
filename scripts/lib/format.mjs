import {format as formatFile} from 'oxfmt';
import {readJson} from './workspace.mjs';

/**
 * Formats the text of a file like `npm run format`, by the name of the file, with lines of at most `printWidth` columns. Throws
 * if it has a syntax error.
 */
export async function format(path, text, {printWidth} = {}) {
  const options = readJson('.oxfmtrc.json');
  const {code, errors} = await formatFile(path, text, {
    ...options,
    printWidth: printWidth ?? options.printWidth,
  });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({message}) => message).join(' ')}`);
  return code;
}
