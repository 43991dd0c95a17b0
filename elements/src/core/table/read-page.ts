/** The rows of a page, and the total number of rows. */
export interface TablePage {
  rows: readonly object[];
  total: number;
  /** The maximum number of rows per page that the server sends. A table that asked for more uses it as page size. */
  limit?: number | undefined;
}

/** Turns the body of a response into a page of rows. Throws if it cannot. */
export type PageReader = (body: unknown) => TablePage;

/**
 * The default reader. Reads the rows from `data`, their number from `total`, and the page size of a
 * Feathers server from `limit`. Throws a `TypeError` with the reason if the body has another shape. Does not check the
 * rows, and ignores a `limit` that is not a number.
 */
export function readPage(body: unknown): TablePage {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new TypeError(`The response body must be an object with data and total, but is ${kindOf(body)}.`);
  }
  const {data, total, limit} = body as {data?: unknown; total?: unknown; limit?: unknown};
  if (!Array.isArray(data)) {
    throw new TypeError(`The response's data must be an array of rows, but is ${kindOf(data)}.`);
  }
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0) {
    const found = typeof total === 'number' ? String(total) : kindOf(total);
    throw new TypeError(`The response's total must be a whole number, 0 or more, but is ${found}.`);
  }
  const rows = data as object[];
  return typeof limit === 'number' ? {rows, total, limit} : {rows, total};
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
