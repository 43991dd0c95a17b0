import {existsSync} from 'node:fs';
import {marked} from 'marked';
import {inRoot} from '../lib/workspace.mjs';
import {withoutCopies} from './copies.mjs';

/** The folder of the guides. `installation.md` there is the page `/guides/installation`. */
const GUIDES = 'demo-app/src/content/guides/texts';

/** The titles of links that embed something when they are alone in a paragraph: `[app.tsx](code/app.tsx "code")`. */
const EMBEDS = new Set(['code', 'live', 'demo', 'section', 'changes', 'tokens', 'server', 'keys']);

/** Parses Markdown into the blocks of `demo-app/src/site/guides/guide.ts`. */
export const parseBlocks = text =>
  blocksOf(withoutCopies(marked.lexer(text.replace(/^<!--[^]*?-->\s*/, ''))));

/** The id of a heading, which is also its anchor on GitHub. */
export const headingId = title =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

/** The text of a heading or another line, without its markup. */
export const plainText = inlines =>
  inlines
    .map(inline =>
      typeof inline === 'string' ? inline : (inline.code ?? inline.key ?? plainText(inline.text)),
    )
    .join('');

const blocksOf = tokens => tokens.flatMap(token => parsers[token.type]?.(token) ?? unknown(token));

const parsers = {
  space: () => [],
  heading: ({depth, tokens}) => {
    const text = inlinesOf(tokens);
    const [{href: file}] = tokens;
    return [{type: 'heading', depth, id: headingId(plainText(text)), text, ...(file && {file})}];
  },
  paragraph: ({tokens}) => [
    embedOf(tokens) ?? pictureOf(tokens) ?? {type: 'paragraph', text: inlinesOf(tokens)},
  ],
  text: ({tokens}) => [{type: 'paragraph', text: inlinesOf(tokens)}],
  list: ({ordered, items}) => [{type: 'list', ordered, items: items.map(item => blocksOf(item.tokens))}],
  table: ({header, rows}) => {
    const head = cellsOf(header);
    return [{type: 'table', head, rows: rows.map(isOfKeys(head) ? withKeys : cellsOf)}];
  },
  // After the language, a fence may have the name of its file: ```ts src/app.ts
  code: ({lang = '', text}) => {
    const [language, name] = lang.split(' ');
    return [{type: 'code', lang: language, ...(name && {name}), source: text}];
  },
  blockquote: ({tokens}) => [{type: 'note', blocks: blocksOf(tokens)}],
};

/** HTML and other syntax that the site does not render is an error, or it would disappear. */
function unknown({type, raw}) {
  throw new Error(`A guide cannot contain "${type}": ${raw.slice(0, 80)}`);
}

/** The names of keys, as the guides write them. A capital letter is a key only after another one. */
const KEY =
  /\b(Page (?:Up|Down)|Arrow keys|(?:Left|Right|Up|Down)(?: arrow)?|(?:left|right|up|down) arrow|Alt|Shift|Control|Ctrl|Command|ContextMenu|Enter|Space|Escape|Tab|Home|End|Delete|Backspace|Asterisk|F\d+|(?<=\+ )[A-Z])\b/;

/** Whether the rows of a table start with keys, by its head. */
export const isOfKeys = head => /^Keys?$/.test(plainText(head[0] ?? []));

/** The cells of a row, with the keys of the first one marked as keys. */
function withKeys(cells) {
  const [keys, ...others] = cellsOf(cells);
  return [keys.flatMap(inline => (typeof inline === 'string' ? markKeys(inline) : [inline])), ...others];
}

/** Splits a text at the names of keys, which are every second piece. */
const markKeys = text =>
  text
    .split(KEY)
    .map((piece, index) => (index % 2 === 1 ? {key: piece} : piece))
    .filter(piece => piece !== '');

const cellsOf = cells => cells.map(({tokens}) => inlinesOf(tokens));

function embedOf(tokens) {
  const links = tokens.filter(({type, text}) => type !== 'text' || text.trim() !== '');
  const [first] = links;
  if (!links.every(({type, title}) => type === 'link' && title === first.title)) return null;
  if (!EMBEDS.has(first.title)) return null;
  return {type: 'embed', kind: first.title, files: links.map(({href, text}) => ({name: text, path: href}))};
}

/** A picture is alone in its paragraph. Beside `a.png`, `a-dark.png` is the same in dark colors. */
function pictureOf([first, ...others]) {
  if (first?.type !== 'image' || others.length > 0) return null;
  return {type: 'picture', alt: first.text, path: first.href};
}

/** A key in a text is `<kbd>Ctrl</kbd>`. */
const inlinesOf = tokens =>
  joinStrings(
    tokens.flatMap((token, index) =>
      tokens[index - 1]?.raw === '<kbd>' ? [{key: token.text}] : inlineOf(token),
    ),
  );

function inlineOf(token) {
  const {type, text, tokens, href} = token;
  if (/^<\/?kbd>$/.test(token.raw)) return [];
  if (type === 'codespan') return [{code: text}];
  if (type === 'strong' || type === 'em') return [{kind: type, text: inlinesOf(tokens)}];
  if (type === 'link') return linkOf(siteHref(href), inlinesOf(tokens));
  if (type === 'text' || type === 'escape') return tokens ? inlinesOf(tokens) : [text.replace(/\s+/g, ' ')];
  return unknown(token);
}

const linkOf = (href, text) => (href === null ? text : [{kind: 'link', href, text}]);

/** Links to other guides become links of the site. Links to other files have no page, so only their text stays. */
function siteHref(href) {
  if (/^(https?:|\/|#)/.test(href)) return href;
  const [, slug, anchor = ''] = /([\w-]+)\.md(#[\w-]+)?$/.exec(href) ?? [];
  return existsSync(inRoot(GUIDES, `${slug}.md`)) ? `/guides/${slug}${anchor}` : null;
}

function joinStrings(inlines) {
  const joined = [];
  for (const inline of inlines) {
    if (inline === '') continue;
    if (typeof inline === 'string' && typeof joined.at(-1) === 'string') joined.push(joined.pop() + inline);
    else joined.push(inline);
  }
  return joined;
}
