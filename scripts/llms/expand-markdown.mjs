import {readFileSync} from 'node:fs';
import {dirname, extname, resolve} from 'node:path';
import {headingId} from '../guides/blocks.mjs';
import {readExample} from '../lib/example-files.mjs';

/** A link that is alone in a line and embeds what its title says, like in a guide. */
const EMBED = /^\[(.*?)\]\(([^)#\s]+)(?:#([\w-]+))? '(\w+)'\)$/;
const OTHER_LINK = /\[([^\]]+)\]\((?!https?:)[^)]*\)/g;

/**
 * Returns the text of a Markdown file with the files and sections that it embeds, for readers without a site: its other
 * links become text unless they lead to a site, and tables are not aligned.
 *
 * @param anchor the id of the heading of the only section to return, without the heading
 */
export function expandMarkdown(file, anchor) {
  const lines = sectionOf(readFileSync(file, 'utf8').split('\n'), anchor);
  return outsideOfCode(lines, line => {
    const [, name, path, heading, kind] = EMBED.exec(line) ?? [];
    if (path === undefined)
      return line
        .replace(OTHER_LINK, '$1')
        .replace(/^\|.*\|$/, row => row.replace(/ +(?=\|)|(?<=\|) +/g, ' ').replace(/-{3,}/g, '---'));
    const target = resolve(dirname(file), path);
    if (kind === 'section') return expandMarkdown(target, heading).trim();
    if (kind === 'demo' || kind === 'server') return '';
    const language = extname(path).slice(1);
    return `\`\`\`${language} ${name}\n${sourceOf(target)}\n\`\`\``;
  })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** The code of a file, without white space around it. The imports of an example are those of a copy. */
const sourceOf = file =>
  /\/pages\/[\w-]+\/examples\//.test(file) ? readExample(file)[0].source : readFileSync(file, 'utf8').trim();

function outsideOfCode(lines, change) {
  let isCode = false;
  return lines.map(line => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    return isCode || isFence ? line : change(line);
  });
}

/** The lines below a heading, up to the next one of its level. */
function sectionOf(lines, anchor) {
  if (anchor === undefined) return lines;
  const start = lines.findIndex(line => levelOf(line) > 0 && headingId(line.replace(/^#+ /, '')) === anchor);
  if (start < 0) throw new Error(`There is no heading #${anchor} to embed.`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(line => levelOf(line) > 0 && levelOf(line) <= levelOf(lines[start]));
  return end < 0 ? rest : rest.slice(0, end);
}

const levelOf = line => /^(#+) /.exec(line)?.[1].length ?? 0;
