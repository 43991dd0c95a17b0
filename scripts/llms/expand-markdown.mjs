import {readFileSync} from 'node:fs';
import {dirname, extname, resolve} from 'node:path';
import {marked} from 'marked';
import {headingId} from '../guides/blocks.mjs';
import {codeLinksOf, withoutCopies} from '../guides/copies.mjs';
import {sectionOf} from '../guides/read-guide.mjs';
import {readExample} from '../lib/example-files.mjs';

const OTHER_LINK = /\[([^\]]+)\]\((?!https?:)[^)]*\)/g;

/**
 * Returns the text of a Markdown file with the files and sections that it embeds, for readers without a site: its other
 * links become text unless they lead to a site, and tables are not aligned.
 *
 * @param anchor the id of the heading of the only section to return, without the heading
 */
export function expandMarkdown(file, anchor) {
  const tokens = tokensOf(file).map(token =>
    token.type === 'heading' ? {...token, id: headingId(token.text)} : token,
  );
  return (anchor === undefined ? tokens : sectionOf(tokens, anchor))
    .map(token => textOf(token, dirname(file)))
    .join('')
    .replace(/\n{3,}/g, '\n\n');
}

/** Returns the text of a guide with an up-to-date copy of each file of code below the link that embeds it. */
export function withCopies(file) {
  const text = tokensOf(file)
    .map(token => {
      const copies = codeLinksOf(token).map(link => `\n\n${embedded(link, dirname(file))}`);
      const end = token.raw.trimEnd().length;
      return copies.length > 0 ? token.raw.slice(0, end) + copies.join('') + token.raw.slice(end) : token.raw;
    })
    .join('');
  return `${text.trimEnd()}\n`;
}

const tokensOf = file => withoutCopies(marked.lexer(readFileSync(file, 'utf8')));

function textOf({type, raw, tokens = []}, folder) {
  if (type === 'code') return raw;
  // A link that is alone in a line embeds what its title says, like in a guide.
  if (type === 'paragraph' && tokens[0].title)
    return tokens.map(link => (link.type === 'link' ? embedded(link, folder) : link.raw)).join('');
  return raw
    .replace(OTHER_LINK, '$1')
    .replace(/^\|.*\|$/gm, row => row.replace(/ +(?=\|)|(?<=\|) +/g, ' ').replace(/-{3,}/g, '---'));
}

function embedded({href, text, title}, folder) {
  const [path, anchor] = href.split('#');
  const target = resolve(folder, path);
  if (title === 'section') return expandMarkdown(target, anchor).trim();
  if (title === 'demo' || title === 'server') return '';
  return `\`\`\`${extname(path).slice(1)} ${text}\n${sourceOf(target)}\n\`\`\``;
}

/** The code of a file, without white space around it. The imports of an example are those of a copy. */
const sourceOf = file =>
  /\/content\/[\w-]+\/examples\//.test(file)
    ? readExample(file)[0].source
    : readFileSync(file, 'utf8').trim();
