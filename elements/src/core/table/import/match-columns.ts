/** A column that a column of a file can be imported into. */
export interface MatchColumn {
  readonly field: string;
  /** The text of its header. */
  readonly label: string;
}

/** The fields of headers that a user has chosen before, or null for a column that is not imported. It can be stored as JSON. */
export type RememberedMatches = Readonly<Record<string, string | null>>;

/** How headers are compared: exactly, without case, spaces, and punctuation, and also without marks, such as accents. */
const KEYS: readonly ((text: string) => string)[] = [
  text => text.trim(),
  text => withoutSigns(text, /[^\p{L}\p{M}\p{N}]/gu),
  text => withoutSigns(text, /[^\p{L}\p{N}]/gu),
];

/**
 * Returns the field of each column of a file, or null: the remembered one, or else that of the column whose label or field is
 * the header. A field is used once. A header that could be several columns is not matched.
 */
export function matchColumns(
  header: readonly string[],
  columns: readonly MatchColumn[],
  remembered: RememberedMatches = {},
): (string | null)[] {
  const known = new Set(columns.map(({field}) => field));
  const matches: (string | null | undefined)[] = header.map(text => {
    const field = Object.hasOwn(remembered, text) ? remembered[text] : undefined;
    return typeof field === 'string' && !known.delete(field) ? undefined : field;
  });
  for (const keyOf of KEYS)
    for (const name of ['label', 'field'] as const)
      for (const [index, text] of header.entries()) {
        const key = keyOf(text);
        if (matches[index] !== undefined || key === '') continue;
        const [column, other] = columns.filter(one => known.has(one.field) && keyOf(one[name]) === key);
        if (column === undefined || other !== undefined) continue;
        matches[index] = column.field;
        known.delete(column.field);
      }
  return matches.map(field => field ?? null);
}

/** Returns what to remember of a file, together with what was remembered before. */
export function rememberMatches(
  header: readonly string[],
  fields: readonly (string | null)[],
  remembered: RememberedMatches = {},
): RememberedMatches {
  // Unlike an assignment, this also has a header such as `__proto__`.
  return Object.fromEntries([
    ...Object.entries(remembered),
    ...header.map((text, index) => [text, fields[index] ?? null] as const),
  ]);
}

const withoutSigns = (text: string, signs: RegExp): string =>
  text.normalize('NFKD').replace(signs, '').toLowerCase();
