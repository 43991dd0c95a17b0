/** A name may differ in a third of its characters, and a short one in two. */
const mostEdits = name => Math.max(2, Math.floor(name.length / 3));

/**
 * Returns the names that are most like a wrong one, the nearest first: at most three.
 *
 * @param {string} wrong
 * @param {Iterable<string>} names
 * @returns {string[]}
 */
export function nearestNames(wrong, names) {
  const typed = plain(wrong);
  return [...new Set(names)]
    .map(name => ({name, edits: editsBetween(typed, plain(name))}))
    .filter(({edits}) => edits <= mostEdits(typed))
    .sort((one, other) => one.edits - other.edits || (one.name < other.name ? -1 : 1))
    .slice(0, 3)
    .map(({name}) => name);
}

/** Returns ` Did you mean …?` with the nearest name, or an empty text. */
export function suggestionFor(wrong, names) {
  const [nearest] = nearestNames(wrong, names);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}

/** `lcSelect`, `lc-select`, and `Select` are written alike. */
const plain = name => name.replace(/^lc-/, '').replaceAll('-', '').toLowerCase();

/** Returns how many characters must be inserted, deleted, or replaced (Levenshtein distance). */
function editsBetween(one, other) {
  let row = Array.from({length: other.length + 1}, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, row[j] + 1, next[j - 1] + 1);
    }
    row = next;
  }
  return row[other.length];
}
