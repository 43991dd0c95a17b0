/** The command of the packed package, with the parsers of a project, and as a server for the official client. */
import assert from 'node:assert/strict';
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';

const run = (...words) => spawnSync('npx', ['life-changers', ...words], {encoding: 'utf8'});
const data = (...words) => JSON.parse(run(...words, '--format', 'json').stdout);

describe('the packed command', () => {
  it('describes the installed elements', () => {
    assert.ok(data('list').elements.length > 80);
    assert.equal(data('info', 'lc-select').react.name, 'Select');
    assert.ok(data('doc').topics.length > 50);
    assert.ok(data('doc', '--react').topics.length > 50);
  });

  it('copies a block, in React because the project has the components', () => {
    const folder = mkdtempSync(join(tmpdir(), 'life-changers-block-'));
    run('block', 'sign-in', '--to', folder);
    assert.ok(readdirSync(folder).includes('sign-in.tsx'));
  });

  it('prerenders with its former name, too', () => {
    const input = '<lc-badge>3</lc-badge>';
    const [one, other] = [['life-changers', 'prerender'], ['life-changers-prerender']].map(words =>
      execFileSync('npx', words, {input, encoding: 'utf8'}),
    );
    assert.match(one, /<template shadowrootmode="open"/);
    assert.equal(other, one);
  });

  it('checks each kind of file with the parser of the project', () => {
    const {findings} = data('lint', 'src');
    const found = findings.map(({file, line, rule}) => `${file.replace('src/mistakes', '')}:${line} ${rule}`);
    assert.deepEqual(found.sort(), [
      '.html:1 unknown-attribute',
      '.svelte:11 unknown-tag',
      '.svelte:15 unknown-part',
      '.svelte:7 missing-import',
      '.svelte:7 unknown-attribute',
      '.svelte:7 unknown-event',
      '.svelte:8 unknown-slot',
      '.tsx:1 unknown-attribute',
      '.vue:2 unknown-attribute',
    ]);
  });
});

describe('the packed server for assistants', () => {
  for (const [title, mode, version] of [
    ['with a handshake', 'legacy', '2025-11-25'],
    ['of the newest revision', 'auto', '2026-07-28'],
  ]) {
    it(`answers a client ${title}`, async () => {
      const client = new Client({name: 'check', version: '1.0.0'}, {versionNegotiation: {mode}});
      await client.connect(new StdioClientTransport({command: 'npx', args: ['life-changers', 'mcp']}));
      assert.equal(client.getNegotiatedProtocolVersion(), version);
      const {tools} = await client.listTools();
      assert.ok(tools.some(({name}) => name === 'element_info'));
      const {content, isError} = await client.callTool({
        name: 'element_info',
        arguments: {name: 'lc-select', member: 'searchable'},
      });
      assert.match(content[0].text, /select-list/);
      assert.equal(isError, false);
      const wrong = await client.callTool({name: 'element_info', arguments: {name: 'lc-slect'}});
      assert.equal(wrong.isError, true);
      await client.close();
    });
  }
});
