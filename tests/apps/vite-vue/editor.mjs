/** Asks the Vue language server, with the TypeScript server next to it, what editors offer in a template. */
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {createMessageConnection, StreamMessageReader, StreamMessageWriter} from 'vscode-jsonrpc/node';
import {TsServer} from '../shared/ts-server.js';

const pathOf = path => fileURLToPath(new URL(path, import.meta.url));
const modulePath = name => fileURLToPath(import.meta.resolve(name));

/** A file of the project. The editor shows other text. */
const file = pathOf('app.vue');
const uri = pathToFileURL(file).href;
const show = tag => `<script setup lang="ts">
import '@life-changers/elements/vue';
</script>

<template>
  ${tag}
</template>
`;

const typescript = new TsServer(modulePath('typescript/lib/tsserver.js'), [
  '--globalPlugins',
  '@vue/typescript-plugin',
  '--pluginProbeLocations',
  pathOf('.'),
]);
const child = spawn(process.execPath, [modulePath('@vue/language-server/index.js'), '--stdio'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const vue = createMessageConnection(
  new StreamMessageReader(child.stdout),
  new StreamMessageWriter(child.stdin),
);
vue.onNotification('tsserver/request', async ([id, command, args]) => {
  const answer = await typescript.request(command, args).catch(() => null);
  await vue.sendNotification('tsserver/response', [id, answer]);
});
// The default of VS Code.
vue.onRequest('workspace/configuration', ({items}) =>
  items.map(({section}) => (section === 'vue.suggest.propNameCasing' ? 'preferKebabCase' : null)),
);
vue.listen();

/** The names that the editor offers after a text of the template. */
async function completions(text, after) {
  const lines = text.slice(0, text.indexOf(after) + after.length).split('\n');
  const {items} = await vue.sendRequest('textDocument/completion', {
    textDocument: {uri},
    position: {line: lines.length - 1, character: lines.at(-1).length},
  });
  return items.map(({label}) => label);
}

try {
  await vue.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: {workspace: {configuration: true}},
  });
  await vue.sendNotification('initialized', {});

  const text = show('<lc-button ></lc-button>');
  typescript.open(file, text);
  await vue.sendNotification('textDocument/didOpen', {
    textDocument: {uri, languageId: 'vue', version: 1, text},
  });
  const offered = await completions(text, '<lc-button ');
  for (const name of [':variant', ':size', ':loading', '@lc-navigate'])
    assert.ok(offered.includes(name), `${name} is not among ${offered.length} names that the editor offers.`);

  typescript.open(file, show('<lc-button variant=""></lc-button>'));
  const values = await typescript.completions(file, 'variant="');
  assert.deepEqual(values.sort(), ['danger', 'ghost', 'primary', 'secondary']);

  typescript.open(file, show('<lc-button variant="loud"></lc-button>'));
  const [error, ...others] = await typescript.errors(file);
  assert.equal(error?.at, 'variant');
  assert.match(error.text, /Type '"loud"' is not assignable/);
  assert.deepEqual(others, []);
} finally {
  vue.dispose();
  child.kill();
  typescript.close();
}
