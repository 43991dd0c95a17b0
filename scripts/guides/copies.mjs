/** The titles of links to code of which a guide has a copy. */
const COPIED = new Set(['code', 'live']);

/** The links to files of code that a token embeds: it is a paragraph of nothing else. */
export const codeLinksOf = ({type, tokens = []}) =>
  type === 'paragraph' ? tokens.filter(({title}) => COPIED.has(title)) : [];

/**
 * Returns the tokens of a Markdown file without copies of code: the blocks that `npm run guides` writes below the
 * links to files, for readers on a code host. Such a block has the name of its link.
 */
export function withoutCopies(tokens) {
  const own = [];
  let names = [];
  for (const token of tokens) {
    if (token.type === 'code' && names.includes(token.lang?.replace(/^\S+ /, ''))) {
      if (own.at(-1).type === 'space') own.pop();
      continue;
    }
    if (token.type !== 'space') names = codeLinksOf(token).map(({text}) => text);
    own.push(token);
  }
  return own;
}
