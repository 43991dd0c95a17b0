import {STATUS_CODES} from 'node:http';
import type {ErrorRequestHandler, RequestHandler} from 'express';

/** The response headers of an error, by name. */
type ErrorHeaders = Readonly<Record<string, string>>;

/** An error that is sent to the client: a status, a code for programs, and a message for people. */
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

/** Rejects every method that the previous routes did not handle: 405, with the allowed methods. */
export function allowOnly(...methods: string[]): RequestHandler {
  const allow = methods.join(', ');
  return req => {
    throw new StubError(405, 'method-not-allowed', `${req.method} is not allowed here, only ${allow}.`, {
      Allow: allow,
    });
  };
}

/** Rejects an absolute address that is not a URL, such as one with an invalid port: 400. */
export const refuseBadAddress: RequestHandler = (req, _res, next) => {
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(req.url);
  if (isAbsolute && !URL.canParse(req.url))
    throw new StubError(400, 'bad-request', 'The address is not a URL.');
  next();
};

/** Answers all requests that no route handled: 404. */
export const notFound: RequestHandler = req => {
  throw new StubError(404, 'not-found', `There is nothing at ${req.baseUrl}${req.path}.`);
};

/**
 * Answers every error with `{error: {code, message}}`. Unexpected errors are passed to `report`; their message and
 * stack never leave the server.
 *
 * @param report called with an unexpected error; default `console.error`
 */
export function errorHandler(report: (error: unknown) => void = console.error): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    const known = asStubError(error);
    if (known === null) report(error);
    if (res.headersSent) {
      // It is too late for another response, so Express closes the connection.
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

const INTERNAL = {
  status: 500,
  code: 'internal',
  message: 'The stub failed. See its log for details.',
  headers: {},
};

/**
 * Express and its middleware mark client errors with a 4xx status. Only messages of the body parser (which have a
 * `type`) are sent to the client; those of the file server may contain a local path.
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
