import type {Page, PageSource} from '../table/model/page-source.js';
import {
  encodeFeathersQuery,
  type PageReader,
  type TablePage,
  type TableQuery,
  type TableRow,
} from '../../core/table/index.js';
import {fitPage} from './fit-page.js';
import {withDeadline} from './with-deadline.js';
import type {Warn} from '../../core/bad-input.js';

/** How pages are asked for. */
export interface ServerRequest {
  /** Address; relative ones start from the document's base. */
  readonly endpoint: string;
  /** The `Authorization` header; empty for none. */
  readonly authorization: string;
  readonly readPage: PageReader;
  /** Milliseconds until the whole answer must be there. */
  readonly timeout: number;
  readonly fetch: typeof fetch;
  readonly warn: Warn;
}

/** The server answered with a status that is no success. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  /** The HTTP status, as 404. */
  readonly status: number;

  constructor({status, statusText}: Response) {
    super(`The server answered ${[status, statusText].join(' ').trim()}.`);
    this.status = status;
  }
}

/** Pages of an endpoint that speaks the query of spec, section 7. Whatever goes wrong is a rejection that says what. */
export class ServerPageSource implements PageSource {
  readonly #request: () => ServerRequest;
  #rowCount = 0;

  /** @param request Gives how to ask, at each request. */
  constructor(request: () => ServerRequest) {
    this.#request = request;
  }

  async load(query: TableQuery, signal: AbortSignal): Promise<Page> {
    const request = this.#request();
    const url = pageUrl(request.endpoint, query);
    const body = await withDeadline(request.timeout, signal, inner => readBody(url, request, inner));
    const page = fitPage(checkPage(request.readPage(body)), query, request.warn);
    return {...page, keys: page.rows.map(() => this.#rowCount++)};
  }
}

/** The address of a page; a query that the endpoint has already stays as it is. */
export function pageUrl(endpoint: string, query: TableQuery): string {
  if (endpoint === '') throw new TypeError('The table has no endpoint.');
  const url = new URL(endpoint, document.baseURI);
  const parameters = new URLSearchParams(encodeFeathersQuery(query)).toString();
  url.search = url.search === '' ? parameters : `${url.search}&${parameters}`;
  return url.href;
}

async function readBody(
  url: string,
  {authorization, fetch}: ServerRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const headers = new Headers({Accept: 'application/json'});
  if (authorization !== '') headers.set('Authorization', authorization);
  const response = await fetch(url, {headers, signal});
  if (!response.ok) throw new ResponseError(response);
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new SyntaxError('The response body is not JSON.', {cause});
  }
}

/** A page's own `readPage` can be wrong too. */
function checkPage(page: TablePage): Page {
  if (!Array.isArray(page?.rows) || !Number.isInteger(page.total) || page.total < 0)
    throw new TypeError('readPage must give {rows, total}: an array and a whole number, 0 or more.');
  const {rows, total, limit} = page;
  return {rows: rows as readonly TableRow[], total, ...(limit !== undefined && {limit})};
}
