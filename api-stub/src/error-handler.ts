import {STATUS_CODES} from 'node:http';
import type {ErrorRequestHandler, RequestHandler} from 'express';

/** Response headers that belong to an error, by name. */
export type ErrorHeaders = Readonly<Record<string, string>>;

/** An error that a client may see: its status, a code for programs and a sentence for people. */
export class StubError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: ErrorHeaders;

  constructor(status: number, code: string, message: string, headers: ErrorHeaders = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** Refuses every method that the routes before it did not take: 405, with the ones they do. */
export function allowOnly(...methods: string[]): RequestHandler {
  const allow = methods.join(', ');
  return req => {
    throw new StubError(405, 'method-not-allowed', `${req.method} is not allowed here, only ${allow}.`, {
      Allow: allow,
    });
  };
}

/** Refuses an absolute address that is not a URL, such as one with a port that does not exist: 400. */
export const refuseBadAddress: RequestHandler = (req, _res, next) => {
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(req.url);
  if (isAbsolute && !URL.canParse(req.url))
    throw new StubError(400, 'bad-request', 'The address is not a URL.');
  next();
};

/** Answers whatever no route took: 404. */
export const notFound: RequestHandler = req => {
  throw new StubError(404, 'not-found', `There is nothing at ${req.baseUrl}${req.path}.`);
};

/**
 * Answers every error as `{error: {code, message}}`. Errors nobody foresaw go to `report`; their text and their
 * stack never leave the server.
 *
 * @param report takes an unforeseen error; default `console.error`
 */
export function errorHandler(report: (error: unknown) => void = console.error): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    const known = asStubError(error);
    if (known === null) report(error);
    if (res.headersSent) {
      // Too late for another answer; Express ends the connection.
      next(error);
      return;
    }
    const {status, code, message, headers} = known ?? INTERNAL;
    res
      .status(status)
      .set({'Cache-Control': 'no-store', ...headers})
      .json({error: {code, message}});
  };
}

const INTERNAL = {status: 500, code: 'internal', message: 'The stub failed; its log says why.', headers: {}};

/**
 * Express and its parts mark what the client did wrong with a 4xx status. Only the body parser's messages (they
 * have a `type`) are sent on; the file server's may hold a path of this machine.
 */
function asStubError(error: unknown): StubError | null {
  if (error instanceof StubError) return error;
  if (!(error instanceof Error)) return null;
  const {status, type, headers} = error as Error & {status?: number; type?: string; headers?: ErrorHeaders};
  if (status === undefined || status < 400 || status > 499) return null;
  if (type !== undefined)
    return new StubError(status, 'bad-body', `The body cannot be read: ${error.message}.`);
  return new StubError(status, 'bad-request', `${STATUS_CODES[status] ?? 'Bad Request'}.`, headers);
}
