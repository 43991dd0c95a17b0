import {format as formatFile} from 'oxfmt';
import {readJson} from './workspace.mjs';

/**
 * Formats the text of a file like `npm run format`, by the name of the file. `options`, such as `printWidth`, replace those of
 * the repository. Throws if it has a syntax error.
 */
export async function format(path, text, options) {
  const {code, errors} = await formatFile(path, text, {...readJson('.oxfmtrc.json'), ...options});
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({message}) => message).join(' ')}`);
  return code;
}
