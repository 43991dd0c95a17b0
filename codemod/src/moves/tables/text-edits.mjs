import MagicString from 'magic-string';

/** @typedef {{start: number, end: number, text: string}} TextEdit Replaces a part of a file. */

/**
 * Returns a part of a file with the edits in it.
 *
 * @param {string} source
 * @param {readonly TextEdit[]} edits Edits do not overlap. Of two at the same empty place, the first comes first.
 */
export function withEdits(source, edits, start = 0, end = source.length) {
  const text = new MagicString(source);
  for (const edit of edits)
    if (edit.start >= start && edit.end <= end) {
      if (edit.start === edit.end) text.appendLeft(edit.start, edit.text);
      else if (edit.text === '') text.remove(edit.start, edit.end);
      else text.overwrite(edit.start, edit.end, edit.text);
    }
  // An edit at the start of a part is before the part.
  return start === 0 && end === source.length ? text.toString() : text.slice(start, end);
}

/** Returns the white space before the first character of the line that a place is in. */
export function indentOf(source, place) {
  const line = source.lastIndexOf('\n', place - 1) + 1;
  return /^[ \t]*/.exec(source.slice(line))[0];
}

/**
 * Returns edits that remove some of the items in a list that is separated by commas.
 *
 * @param {readonly {start: number, end: number}[]} items
 * @param {(index: number) => boolean} isKept
 * @returns {TextEdit[]}
 */
export function removeItems(items, isKept) {
  const lastKept = items.findLastIndex((_, index) => isKept(index));
  const edits = items
    .slice(0, Math.max(lastKept, 0))
    .flatMap(({start}, index) => (isKept(index) ? [] : [{start, end: items[index + 1].start, text: ''}]));
  const last = items.at(-1);
  if (last && lastKept < items.length - 1)
    edits.push({start: lastKept < 0 ? items[0].start : items[lastKept].end, end: last.end, text: ''});
  return edits;
}
