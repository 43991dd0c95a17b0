/**
 * The Model Context Protocol, as far as a server with tools needs it: JSON-RPC 2.0 with a line for each message. Clients of
 * 2026-07-28 name the revision in each request, and ask with `server/discover`; older ones start with `initialize`
 * (modelcontextprotocol.io/specification/2026-07-28/basic/versioning).
 */

/** The revisions with a request `initialize`, the newest first. */
const WITH_HANDSHAKE = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** The revisions that a request names. */
const WITHOUT_HANDSHAKE = ['2026-07-28'];

const META = 'io.modelcontextprotocol/';

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const UNSUPPORTED_VERSION = -32022;

/** The lists never change while the server runs. */
const CACHED = {ttlMs: 3_600_000, cacheScope: 'public'};

class ProtocolError extends Error {
  constructor(code, message, data) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/**
 * @typedef {object} Server
 * @property {{name: string, version: string}} info
 * @property {string} instructions when to use the tools
 * @property {readonly {name: string}[]} tools
 * @property {(name: string, args: object) => Promise<{text: string, isError?: boolean} | null>} call null for an unknown tool
 */

/**
 * Returns the answer to a line, or null for a notification.
 *
 * @param {string} line
 * @param {Server} server
 * @returns {Promise<string | null>}
 */
export async function answerLine(line, server) {
  if (line.trim() === '') return null;
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return JSON.stringify(failure(null, new ProtocolError(PARSE_ERROR, 'The line is not JSON.')));
  }
  if (!Array.isArray(message)) return written(await answer(message, server));
  // Only the revision 2025-03-26 has batches.
  const answers = [];
  for (const item of message) answers.push(await answer(item, server));
  const found = answers.filter(item => item !== null);
  return found.length > 0 ? JSON.stringify(found) : null;
}

const written = answered => (answered === null ? null : JSON.stringify(answered));

async function answer(message, server) {
  const {id = null, method, params = {}} = Object(message);
  if (typeof method !== 'string')
    return isResponse(message)
      ? null
      : failure(id, new ProtocolError(INVALID_REQUEST, 'A request needs a method.'));
  // Notifications have no answer.
  if (id === null) return null;
  try {
    const version = Object(Object(params)._meta)[`${META}protocolVersion`];
    const result = await (version === undefined
      ? withHandshake(method, Object(params), server)
      : withoutHandshake(method, Object(params), version, server));
    return {jsonrpc: '2.0', id, result};
  } catch (error) {
    return failure(
      id,
      error instanceof ProtocolError ? error : new ProtocolError(INTERNAL_ERROR, error.message),
    );
  }
}

const isResponse = message => 'result' in Object(message) || 'error' in Object(message);

const failure = (id, {code, message, data}) => ({jsonrpc: '2.0', id, error: {code, message, data}});

async function withHandshake(method, params, server) {
  if (method === 'initialize') {
    const {info: serverInfo, instructions} = server;
    const version = params.protocolVersion;
    const protocolVersion = WITH_HANDSHAKE.includes(version) ? version : WITH_HANDSHAKE[0];
    return {protocolVersion, capabilities: {tools: {}}, serverInfo, instructions};
  }
  if (method === 'ping') return {};
  // It tells new clients from old ones, also without a version.
  if (method === 'server/discover') return discovered(server);
  if (method === 'tools/list') return {tools: server.tools};
  return call(method, params, server);
}

async function withoutHandshake(method, params, version, server) {
  if (!WITHOUT_HANDSHAKE.includes(version))
    throw new ProtocolError(UNSUPPORTED_VERSION, `Unsupported protocol version: ${version}`, {
      supported: WITHOUT_HANDSHAKE,
      requested: version,
    });
  if (method === 'server/discover') return discovered(server);
  return {
    ...(method === 'tools/list' ? {tools: server.tools, ...CACHED} : await call(method, params, server)),
    ...complete(server),
  };
}

const complete = ({info}) => ({resultType: 'complete', _meta: {[`${META}serverInfo`]: info}});

const discovered = server => ({
  supportedVersions: WITHOUT_HANDSHAKE,
  capabilities: {tools: {}},
  instructions: server.instructions,
  ...CACHED,
  ...complete(server),
});

async function call(method, {name, arguments: args = {}}, server) {
  if (method !== 'tools/call') throw new ProtocolError(METHOD_NOT_FOUND, `Unknown method: ${method}`);
  const result = await server.call(name, Object(args));
  if (result === null) throw new ProtocolError(INVALID_PARAMS, `Unknown tool: ${name}`);
  return {content: [{type: 'text', text: result.text}], isError: result.isError === true};
}
