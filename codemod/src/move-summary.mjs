/** Writes what a move has done, for people. */

/**
 * @param {import('./move-files.mjs').MoveResult} result
 * @param {import('./moves.mjs').Move} move
 * @returns {string}
 */
export function summaryOf({dryRun, files, changed, moved, left, unread, guide}, {title}) {
  const changes = `${dryRun ? 'Would move' : 'Moved'} ${changed.length} of ${files} ${files === 1 ? 'file' : 'files'} from ${title}.`;
  return [
    ...(unread.length > 0 ? ['Not read, and not changed:', ...unread.map(lineOfUnread), ''] : []),
    ...(left.length > 0 ? ['Left for you:', ...left.map(lineOfLeft), ''] : []),
    ...counts(moved, left),
    changes,
    ...(left.length > 0 ? [`What to do with the places that are left: the guide /guides/${guide}.`] : []),
  ].join('\n');
}

const lineOfUnread = ({file, message}) => `  ${file}: ${message}`;

const lineOfLeft = ({file, line, what, advice}) => `  ${file}:${line}: ${what}: ${advice}`;

/** Returns a table with how many places of each kind were moved and left. */
function counts(moved, left) {
  const kinds = [...new Set([...Object.keys(moved), ...left.map(({kind}) => kind)])];
  if (kinds.length === 0) return [];
  const rows = kinds.map(kind => [kind, moved[kind] ?? 0, left.filter(place => place.kind === kind).length]);
  return [['', 'moved', 'left'], ...rows]
    .map(
      ([kind, ...numbers]) =>
        `  ${kind.padEnd(12)}${numbers.map(number => String(number).padStart(7)).join('')}`,
    )
    .concat('');
}
