/**
 * Keeps a default in one place: doc comments also name it for editors, but a table has a column for it. A default that
 * only the description of a property names moves to its own field.
 */
export function withDefaultOnce({default: given, description, ...item}) {
  const named = NAMED.exec(description)?.groups.value.replaceAll('`', '');
  const standard = given || (item.type && named);
  const once = bare(named) === bare(standard) ? description.replace(NAMED, restOfSentence) : description;
  return {...item, default: standard, description: unmarked(once, standard).trim()};
}

/** "Default `'md'`." and the start of "Default true; …". A value has no space, unless it is code. */
const NAMED = /(?<=^|\s)Default (?<value>`[^`]*`|[^\s`:;,.]+)(?<end>[.:;])(?:\s+(?<next>.)|$)/;

function restOfSentence(_, value, end, next = '') {
  if (end === ':') return `By default, ${next}`;
  return end === ';' ? next.toUpperCase() : next;
}

/** "`'md'` (default)" */
const unmarked = (text, standard) =>
  text.replace(/(`[^`]*`) \(default\)/g, (all, code) => (bare(code) === bare(standard) ? code : all));

const bare = text => text?.replace(/[`'"]/g, '');
