import {
  clientRows,
  withDays,
  type GroupedTable,
  type GroupPages,
  type GroupServer,
} from '../table/model/client-rows.js';
import type {Page} from '../table/model/page-source.js';
import type {Warn} from '../../core/bad-input.js';
import type {
  GroupsQuery,
  GroupsReader,
  PageQuery,
  TableGroups,
  TablePage,
  TableQuery,
} from '../../core/table/index.js';
import {fitPage} from './fit-page.js';
import {PageCursors, totalOf} from './page-cursors.js';
import {loadWriter, pageRequest, writeFeathersQuery, type ServerRequest} from './page-request.js';
import {withDeadline} from './with-deadline.js';

/** Thrown when the server responds with a status other than 2xx. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  /** The HTTP status, such as 404. */
  readonly status: number;

  /**
   * The reason that the server gave: the `message`, `detail`, or `error` of a JSON body, or a plain text. `''` if it gave
   * none. It is for developers; do not show it to users.
   */
  readonly reason: string;

  /** @param body The body of the response: parsed JSON, or a text. It is the `cause`. */
  constructor({status, statusText}: Response, body: unknown = '') {
    super(`The server answered ${[status, statusText].join(' ').trim()}.`, {cause: body});
    this.status = status;
    this.reason = reasonIn(body);
  }
}

/** Milliseconds without a key after which a search is sent. */
const SEARCH_PAUSE = 250;

/** Has no rows, so that the table requests page 1. */
const NO_SUCH_PAGE: Page = {rows: [], total: 0};

/** Rows have unique keys in all tables. */
let rowCount = 0;

/**
 * Loads the pages of an endpoint, by default with Feathers queries. All failures reject with an error that describes
 * the cause.
 */
export class ServerPageSource implements GroupServer {
  readonly #read: () => ServerRequest;
  readonly #warn: Warn;
  readonly #waitsForSearch: () => boolean;
  readonly #table: GroupedTable | null;
  readonly #cursors = new PageCursors();
  #groups: GroupPages | null = null;
  #search: string | null = null;

  /**
   * @param read Returns the settings. Called for each request.
   * @param waitsForSearch Whether another search text waits for the user to pause.
   * @param table The table that shows groups; null if rows are never grouped.
   */
  constructor(
    read: () => ServerRequest,
    warn: Warn,
    waitsForSearch: () => boolean,
    table: GroupedTable | null = null,
  ) {
    this.#read = read;
    this.#warn = warn;
    this.#waitsForSearch = waitsForSearch;
    this.#table = table;
  }

  get settings(): ServerRequest {
    return this.#read();
  }

  /** Its cursors and groups are those of the visible pages. */
  separate(): ServerPageSource {
    return new ServerPageSource(this.#read, this.#warn, this.#waitsForSearch);
  }

  async load(given: TableQuery, signal: AbortSignal): Promise<Page> {
    const query = withDays(given);
    const isSearch = this.#search !== null && this.#search !== query.search;
    this.#search = query.search;
    if (isSearch && this.#waitsForSearch()) await pause(signal);
    const request = this.settings;
    if (query.group !== undefined && request.writeGroups !== null && this.#table !== null) {
      const pages = (this.#groups ??= (await clientRows.loadGroupPages?.(this.#table, this)) ?? null);
      if (pages !== null) return pages.load(query, signal);
    }
    const loading = request.writeQuery === writeFeathersQuery ? loadWriter(query) : null;
    if (loading !== null) await loading;
    const cursor = this.#cursors.cursorOf(request.endpoint, query);
    if (cursor === undefined) return NO_SUCH_PAGE;
    const asked: PageQuery = cursor === null ? query : {...query, cursor};
    const [body, response] = await withDeadline(request.timeout, signal, inner =>
      readBody(request, url => request.writeQuery(asked, url), inner),
    );
    const sent = checkPage(request.readPage(body, response));
    if (this.#cursors.record(sent, query.page, cursor)) return NO_SUCH_PAGE;
    const page = fitPage({...sent, total: totalOf(sent, query)}, query, this.#warn);
    const isWalk = sent.nextCursor !== undefined;
    return {...page, ...(isWalk && {isWalk}), keys: page.rows.map(() => rowCount++)};
  }

  /** Whose groups they are. */
  get groupsOf(): string {
    const {endpoint, authorization} = this.settings;
    return JSON.stringify([endpoint, authorization]);
  }

  async loadGroups(query: GroupsQuery, read: GroupsReader, signal: AbortSignal): Promise<TableGroups> {
    const request = this.settings;
    const [body, response] = await withDeadline(request.timeout, signal, inner =>
      readBody(request, url => request.writeGroups!(query, url), inner),
    );
    return (request.readGroups ?? read)(body, response);
  }

  warn(message: string): void {
    this.#warn(message);
  }
}

/** Waits until the user has stopped typing. If there is a newer request meanwhile, this one is never sent. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => (signal.aborted ? reject(signal.reason as Error) : resolve()), SEARCH_PAUSE);
  });
}

async function readBody(
  request: ServerRequest,
  write: Parameters<typeof pageRequest>[1],
  signal: AbortSignal,
): Promise<[body: unknown, response: Response]> {
  const {input, init, alsoRead} = pageRequest(request, write);
  // Called as a plain function, because the browser's `fetch` cannot be a method of another object.
  const {fetch} = request;
  const response = await fetch(input, {...init, signal});
  const text = await response.text();
  const isRead = response.ok || alsoRead.includes(response.status);
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    if (isRead) throw new SyntaxError('The response body is not JSON.', {cause});
  }
  if (!isRead) throw new ResponseError(response, body);
  return [body, response];
}

function reasonIn(body: unknown): string {
  // A page of HTML is from a proxy or a framework.
  if (typeof body === 'string') return body.startsWith('<') ? '' : body.slice(0, 200);
  const {message, detail, error} = Object(body) as Record<string, unknown>;
  const inside = (Object(error) as {message?: unknown}).message;
  return ([message, detail, error, inside].find(part => typeof part === 'string') as string) ?? '';
}

/** A page of the app, with the types that it should have. */
type CheckedPage = TablePage & Pick<Page, 'rows'>;

/** The app's `readPage` may return invalid pages. */
function checkPage(page: TablePage): CheckedPage {
  const {rows, total, nextCursor} = Object(page ?? {}) as TablePage;
  const isCount = Number.isInteger(total) && total! >= 0;
  if (!Array.isArray(rows) || !(isCount || (total === undefined && nextCursor !== undefined)))
    throw new TypeError('readPage must return {rows, total}: an array and a whole number, 0 or more.');
  if (nextCursor !== undefined && nextCursor !== null && typeof nextCursor !== 'string')
    throw new TypeError('readPage must give nextCursor as a text, or null on the last page.');
  return page as CheckedPage;
}
