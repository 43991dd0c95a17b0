/**
 * Copies the code that the guides embed into their Markdown, below its link, so that readers on a code host see it. The site
 * and the `llms.txt` read the files instead, and ignore the copies. Writes the table of the components into the README. Run it
 * with `npm run guides`, after a build.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {withComponents} from './guides/components-table.mjs';
import {inRoot} from './lib/workspace.mjs';
import {withCopies} from './llms/expand-markdown.mjs';

const GUIDES = inRoot('demo-app/src/content/guides/texts');

for (const name of readdirSync(GUIDES)) {
  const file = `${GUIDES}/${name}`;
  const text = withCopies(file);
  if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text);
}

const README = inRoot('README.md');
writeFileSync(README, await withComponents(readFileSync(README, 'utf8')));
