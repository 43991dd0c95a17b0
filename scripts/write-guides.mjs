/**
 * Copies the code that the guides embed into their Markdown, below its link, so that readers on a code host see it. The site
 * and the `llms.txt` read the files instead, and ignore the copies. Run it with `npm run guides`.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {inRoot} from './lib/workspace.mjs';
import {withCopies} from './llms/expand-markdown.mjs';

const GUIDES = inRoot('demo-app/src/content/guides/texts');

for (const name of readdirSync(GUIDES)) {
  const file = `${GUIDES}/${name}`;
  const text = withCopies(file);
  if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text);
}
