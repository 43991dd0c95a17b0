import express from 'express';
import type {Request, RequestHandler} from 'express';
import {echoPage, type EchoFields} from './echo-page.js';
import {StubError} from './error-handler.js';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const MAX_FIELDS = 1000;

/** Deeper values would overflow the stack when they are serialized. */
const MAX_DEPTH = 100;
const limit = '10mb';

/**
 * Answers `POST /api-stub/echo` with the submitted form: an HTML page for a native form submission, `{fields}` for a
 * script. A file is returned as its name, type, and size; its content is discarded.
 */
export const echoRoute: RequestHandler[] = [
  express.json({limit}),
  express.raw({limit, type: FORM_TYPES}),
  async (req, res) => {
    const fields = req.is('json') ? readJson(req) : await readForm(req);
    res.vary('Accept');
    if (req.accepts(['json', 'html']) === 'html') res.type('html').send(echoPage(fields));
    else res.json({fields});
  },
];

function readJson(req: Request): EchoFields {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new StubError(400, 'bad-body', 'The body must be a JSON object of field name to value.');
  }
  if (isDeeperThan(MAX_DEPTH, body)) {
    throw new StubError(400, 'bad-body', `The body may be nested at most ${MAX_DEPTH} levels deep.`);
  }
  return body as EchoFields;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some(item => isDeeperThan(levels - 1, item));
}

async function readForm(req: Request): Promise<EchoFields> {
  const type = req.get('content-type');
  if (type === undefined || !req.is(FORM_TYPES)) {
    throw new StubError(415, 'bad-type', `The body must be JSON, ${FORM_TYPES.join(' or ')}.`);
  }
  // The parser of the platform reads both kinds of forms the way browsers send them.
  const form = await new Response(req.body as Buffer, {headers: {'content-type': type}})
    .formData()
    .catch(() => {
      throw new StubError(400, 'bad-body', `The body is not valid ${type}.`);
    });
  return collectFields([...form]);
}

function collectFields(entries: readonly [string, File | string][]): EchoFields {
  if (entries.length > MAX_FIELDS) {
    throw new StubError(413, 'too-large', `A form may hold at most ${MAX_FIELDS} fields.`);
  }
  const values = new Map<string, unknown[]>();
  for (const [name, entry] of entries) {
    const value = typeof entry === 'string' ? entry : {name: entry.name, type: entry.type, size: entry.size};
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list]));
}
