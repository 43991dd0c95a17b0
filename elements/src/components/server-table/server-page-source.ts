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

/** Settings of a request. */
export interface ServerRequest {
  /** URL of the rows. Relative URLs are resolved against the base URL of the document. */
  readonly endpoint: string;
  /** The `Authorization` header; if empty, it is not sent. */
  readonly authorization: string;
  readonly readPage: PageReader;
  /** Time limit for the whole response, in milliseconds. */
  readonly timeout: number;
  readonly fetch: typeof fetch;
  readonly warn: Warn;
}

/** Thrown when the server responds with a status other than 2xx. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  /** The HTTP status, such as 404. */
  readonly status: number;

  constructor({status, statusText}: Response) {
    super(`The server answered ${[status, statusText].join(' ').trim()}.`);
    this.status = status;
  }
}

/**
 * Loads the pages of an endpoint with Feathers queries. All failures reject with an error that describes the
 * cause.
 */
export class ServerPageSource implements PageSource {
  readonly #request: () => ServerRequest;
  #rowCount = 0;

  /** @param request Returns the settings. Called for each request. */
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

/** Returns the URL of a page. An existing query of the endpoint is kept. */
function pageUrl(endpoint: string, query: TableQuery): string {
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

/** The app's `readPage` may return invalid pages. */
function checkPage(page: TablePage): Page {
  if (!Array.isArray(page?.rows) || !Number.isInteger(page.total) || page.total < 0)
    throw new TypeError('readPage must give {rows, total}: an array and a whole number, 0 or more.');
  const {rows, total, limit} = page;
  return {rows: rows as readonly TableRow[], total, ...(limit !== undefined && {limit})};
}
