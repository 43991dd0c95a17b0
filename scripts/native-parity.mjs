/**
 * `npm run parity`: writes `docs/native-parity.md` from the cases of `elements/src/testing/parity`, which run in the
 * browser tests. `npm test` fails if the page is out of date. Runs with tsx, because the cases are in TypeScript.
 */
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {format} from './lib/format.mjs';
import {topics} from '../elements/src/testing/parity/index.ts';
import {inRoot} from './lib/workspace.mjs';

export const PAGE = 'docs/native-parity.md';

const INTRO = `# Native parity

Controls and buttons behave like their native counterparts. Each row below is a test case that runs with the native
control and with ours, in Chromium, Firefox, and WebKit (\`elements/src/testing/parity\`). \`npm run parity\` writes this
page.`;

/** Returns the text of the page. */
export async function parityPage() {
  const rows = topics.flatMap(topic => topic.rows);
  const differing = rows.filter(row => row.differs);
  const text = [
    INTRO,
    `Of ${rows.length} cases, ${rows.length - differing.length} are the same and ${differing.length} differ.`,
    '## Where ours differ',
    table(
      ['Case', 'Native', 'Ours', 'Why'],
      differing.map(({title, does, differs}) => [title, does.says, differs.says, differs.because]),
    ),
    ...topics.flatMap(topic => [
      `## ${topic.title}`,
      table(
        ['Case', 'Native', 'Ours'],
        topic.rows.map(({title, does, differs}) => [title, does.says, differs?.says ?? 'The same.']),
      ),
    ]),
  ].join('\n\n');
  return format(PAGE, text);
}

const table = (head, rows) => [head, head.map(() => '---'), ...rows].map(rowText).join('\n');

const rowText = cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(inRoot(PAGE), await parityPage());
