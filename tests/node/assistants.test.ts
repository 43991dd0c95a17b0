/** The server for coding assistants: the protocol, and the tools. `tests/apps/command-line` talks to it with its SDK. Needs a build. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {describe, it} from 'node:test';
import {answerLine} from '../../elements/cli/mcp/protocol.mjs';
import {callTool, tools} from '../../elements/cli/mcp/tools.mjs';
import {inRoot} from '../../scripts/lib/workspace.mjs';

const server = {
  info: {name: 'test', version: '1.2.3'},
  instructions: 'Use it.',
  tools: [{name: 'echo'}],
  call: (name: string, args: object) =>
    Promise.resolve(name === 'echo' ? {text: JSON.stringify(args)} : null),
};

interface Answer {
  readonly id: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: {readonly code: number; readonly data?: unknown};
}

async function answer(message: unknown): Promise<Answer> {
  const line = typeof message === 'string' ? message : JSON.stringify(message);
  return JSON.parse((await answerLine(line, server)) ?? 'null') as Answer;
}

const request = (method: string, params: object = {}) => ({jsonrpc: '2.0', id: 7, method, params});

/** A request of the revision without a handshake. */
const stateless = (method: string, params: object = {}, version = '2026-07-28') =>
  request(method, {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  });

describe('the protocol for assistants', () => {
  for (const [asked, answered] of [
    ['2025-06-18', '2025-06-18'],
    ['2024-11-05', '2024-11-05'],
    ['2099-01-01', '2025-11-25'],
  ] as const) {
    it(`initializes ${asked} with ${answered}`, async () => {
      const {id, result} = await answer(request('initialize', {protocolVersion: asked}));
      assert.equal(id, 7);
      assert.equal(result?.protocolVersion, answered);
      assert.deepEqual([result?.serverInfo, result?.capabilities], [server.info, {tools: {}}]);
    });
  }

  it('lists and calls tools after a handshake', async () => {
    assert.deepEqual((await answer(request('tools/list'))).result, {tools: server.tools});
    const {result} = await answer(request('tools/call', {name: 'echo', arguments: {a: 1}}));
    assert.deepEqual(result, {content: [{type: 'text', text: '{"a":1}'}], isError: false});
    assert.deepEqual((await answer(request('ping'))).result, {});
  });

  it('answers requests that name their revision', async () => {
    const {result: found} = await answer(stateless('server/discover'));
    assert.deepEqual([found?.supportedVersions, found?.resultType], [['2026-07-28'], 'complete']);
    const {result: list} = await answer(stateless('tools/list'));
    assert.deepEqual([list?.tools, list?.cacheScope, list?.resultType], [server.tools, 'public', 'complete']);
    const {result: called} = await answer(stateless('tools/call', {name: 'echo'}));
    assert.equal(called?.resultType, 'complete');
  });

  it('names the revisions that it supports', async () => {
    const {error} = await answer(stateless('tools/list', {}, '2099-01-01'));
    assert.deepEqual(
      [error?.code, error?.data],
      [-32022, {supported: ['2026-07-28'], requested: '2099-01-01'}],
    );
  });

  for (const [title, message, code] of [
    ['what is not JSON', '{', -32700],
    ['what is not a request', {id: 7}, -32600],
    ['an unknown method', request('resources/list'), -32601],
    ['a method that is gone', stateless('ping'), -32601],
    ['an unknown tool', request('tools/call', {name: 'nothing'}), -32602],
  ] as const) {
    it(`rejects ${title}`, async () => assert.equal((await answer(message)).error?.code, code));
  }

  it('does not answer notifications, responses, and empty lines', async () => {
    for (const message of [{jsonrpc: '2.0', method: 'notifications/initialized'}, {id: 1, result: {}}, ' '])
      assert.equal(await answer(message), null);
  });

  it('answers a batch', async () => {
    const list = (await answer([
      request('ping'),
      {method: 'notifications/initialized'},
    ])) as unknown as Answer[];
    assert.deepEqual(
      list.map(({id}) => id),
      [7],
    );
  });
});

describe('the tools for assistants', () => {
  it('only read', () => assert.ok(tools.every(({annotations}) => annotations.readOnlyHint)));

  it('answer what the commands print', async () => {
    for (const [name, args, expected] of [
      ['list_elements', {words: 'date birthday'}, /^lc-date-fields /],
      ['element_info', {name: 'Select', member: 'searchable'}, /^lc-select\n[^]*select-list/],
      ['documentation', {topic: 'dates'}, /^# Dates/],
      ['documentation', {topic: 'DataTable', react: true}, /^tables /m],
      ['example', {name: 'lc-select', example: 'searchable'}, /^Searchable/],
      ['block', {name: 'list', language: 'html', file: 'list.html'}, /^<!doctype html>/],
    ] as const) {
      const result = await callTool(name, args);
      assert.match(result?.text ?? '', expected);
      assert.notEqual(result?.isError, true);
    }
  });

  for (const [title, name, args, expected] of [
    ['a wrong name', 'element_info', {name: 'lc-slect'}, /Did you mean lc-select\?/],
    ['a missing argument', 'element_info', {}, /needs "name"/],
    ['an unknown argument', 'example', {tag: 'lc-select'}, /has no "tag"\. It has name, example/],
    ['an argument of another type', 'lint_files', {paths: 'src'}, /must be of the type array/],
    ['an unknown value', 'block', {language: 'vue'}, /must be react or html/],
    ['a file outside the project', 'lint_files', {paths: ['../other.html']}, /outside the folder/],
  ] as const) {
    it(`explain ${title}`, async () => {
      const result = await callTool(name, args);
      assert.equal(result?.isError, true);
      assert.match(result?.text ?? '', expected);
    });
  }

  it('answer from a process, in order, until the input ends', () => {
    const lines = [1, 2].map(id => JSON.stringify({...request('ping'), id})).join('\n');
    const bin = inRoot('elements/bin/life-changers.mjs');
    const {status, stdout} = spawnSync(process.execPath, [bin, 'mcp'], {input: lines, encoding: 'utf8'});
    assert.equal(status, 0);
    assert.equal(stdout, '{"jsonrpc":"2.0","id":1,"result":{}}\n{"jsonrpc":"2.0","id":2,"result":{}}\n');
  });
});
