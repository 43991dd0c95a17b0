import {format as formatFile} from 'oxfmt';
import {readJson} from './workspace.mjs';

/** Formats the text of a file like `npm run format`, by the name of the file. Throws if it has a syntax error. */
export async function format(path, text) {
  const {code, errors} = await formatFile(path, text, readJson('.oxfmtrc.json'));
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({message}) => message).join(' ')}`);
  return code;
}
