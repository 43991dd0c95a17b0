/**
 * Keeps a default in one place: doc comments also name it for editors, but a table has a column for it. A default that
 * only the description of a property names moves to its own field. If a property without a value shows a text, the
 * column has that text.
 */
export function withDefaultOnce({default: given, description, ...item}) {
  const shown = EMPTY.includes(given) && SHOWN.exec(description);
  if (shown) return {...item, ...withShown(description, shown)};
  const named = NAMED.exec(description)?.groups.value.replaceAll('`', '');
  const standard = given || (item.type && named);
  const once = bare(named) === bare(standard) ? description.replace(NAMED, restOfSentence) : description;
  return {...item, default: standard, description: unmarked(once, standard).trim()};
}

/** "Default `'md'`." and the start of "Default true; …". A value has no space, unless it is code. */
const NAMED = /(?<=^|\s)Default (?<value>`[^`]*`|[^\s`:;,.]+)(?<end>[.:;])(?:\s+(?<next>.)|$)/;

const EMPTY = ['null', `''`];

/** "Default: "OK" in the language of the page.", "If empty, "OK" in …", and "Default: the document's path." */
const SHOWN =
  /(?<=^|\s)(?:(?<start>Default: |If empty, )(?<text>"[^"]+")(?<rest> in [^.]+\.)|Default: (?<words>[^".]+)\. ?)/;

function withShown(description, {0: sentence, groups: {start, text, rest, words}}) {
  if (words) return {default: words, description: description.replace(sentence, '').trim()};
  const isKept = start !== 'Default: ';
  return {
    default: text,
    description: isKept ? description : description.replace(sentence, `The default is${rest}`),
  };
}

function restOfSentence(_, value, end, next = '') {
  if (end === ':') return `By default, ${next}`;
  return end === ';' ? next.toUpperCase() : next;
}

/** "`'md'` (default)" */
const unmarked = (text, standard) =>
  text.replace(/(`[^`]*`) \(default\)/g, (all, code) => (bare(code) === bare(standard) ? code : all));

const bare = text => text?.replace(/[`'"]/g, '');
