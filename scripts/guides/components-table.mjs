import {format} from '../lib/format.mjs';
import {readJson} from '../lib/workspace.mjs';

const TABLE = /(?<=^## Components\n\n)(\|.*\n)+/m;

/** Returns the text of the README with an up-to-date table of the components, which needs a build. */
export function withComponents(readme) {
  if (!TABLE.test(readme)) throw new Error('README.md has no table below "Components".');
  const rows = readJson('demo-app/src/site/api/reference.json').map(
    ({name, react, summary}) => `| \`lc-${name}\` | \`${react}\` | ${shortened(summary)} |\n`,
  );
  const table = ['| element | React | description |\n', '| --- | --- | --- |\n', ...rows].join('');
  return format(
    'README.md',
    readme.replace(TABLE, () => table),
  );
}

/** The summary of a doc comment, without its source, and without what all form controls have. */
const shortened = summary =>
  summary
    .split(/: |\. |\.$| \(/)[0]
    .replace(/,? with (its|a) label, hint, and (one )?validation message/, '')
    .replace(/^[A-Z](?![A-Z])/, letter => letter.toLowerCase());
