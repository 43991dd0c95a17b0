/** The value of a field in a draft, and the value that the field had initially. */
export type DraftField = readonly [value: unknown, initial: unknown];

/** What a user has entered in a form, but not submitted yet. */
export interface Draft {
  /** The time in milliseconds since 1970. */
  readonly savedAt: number;
  /** The fields that differ from their initial value, by name. */
  readonly fields: ReadonlyMap<string, DraftField>;
}

/** Writes a draft as text for a storage. */
export function writeDraft({savedAt, fields}: Draft): string {
  return writeTyped({savedAt, fields: [...fields]});
}

/** Writes a value as JSON that `readTyped` reads with its dates. */
export function writeTyped(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key, part) {
    const date = this[key];
    return date instanceof Date ? textOf(date) : (part as unknown);
  });
}

/**
 * Reads what `writeTyped` has written.
 *
 * @throws SyntaxError if the text is not JSON.
 */
export function readTyped(text: string): unknown {
  return JSON.parse(text, readDate) as unknown;
}

/**
 * Reads the text of a draft.
 *
 * @throws SyntaxError or TypeError if the text is not a draft.
 */
export function readDraft(text: string): Draft {
  const {savedAt, fields} = readTyped(text) as {savedAt: unknown; fields: [string, DraftField][]};
  if (typeof savedAt !== 'number') throw new TypeError('The text has no time.');
  return {savedAt, fields: new Map(fields.map(([name, [value, initial]]) => [name, [value, initial]]))};
}

/** Returns a date in local time, so that it is the same day in another time zone. Null for an Invalid Date. */
function textOf(date: Date): {$date: string} | null {
  if (Number.isNaN(date.getTime())) return null;
  // The offset of the time zone is rounded to minutes, but was not a whole number of them before there were time zones.
  const local = new Date(0);
  local.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
  local.setUTCHours(date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds());
  return {$date: local.toISOString().slice(0, -1)};
}

function readDate(_key: string, value: unknown): unknown {
  const {$date} = Object(value) as {$date?: unknown};
  return typeof $date === 'string' ? new Date($date) : value;
}
