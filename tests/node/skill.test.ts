/** The skill for coding assistants in the package: its code, and all that it names. Needs a build with types. */
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {compilerErrors} from './compiler-errors.js';
import {callTool, tools} from '../../elements/cli/mcp/tools.mjs';
import {findingsIn} from '../../elements/cli/lint/findings.mjs';
import {readSource} from '../../elements/cli/lint/read-source.mjs';
import {resultOf} from '../../elements/cli/run.mjs';
import {declarations} from '../../elements/cli/package-data.mjs';
import {entryModules, inRoot} from '../../scripts/lib/workspace.mjs';

const OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  skipLibCheck: true,
  strict: true,
};

describe('the skill for coding assistants', () => {
  const text = readFileSync(inRoot('elements/skill/SKILL.md'), 'utf8');
  const blocks = [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, lang = '', source = '']) => ({
    lang,
    source,
  }));
  const files = blocks
    .filter(({lang}) => lang === 'tsx' || lang === 'html')
    .map(({lang, source}, index) => [`${index}.${lang}`, source] as const);
  let folder: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'life-changers-skill-'));
    symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
    for (const [name, source] of files) writeFileSync(join(folder, name), source);
  });
  after(() => rmSync(folder, {recursive: true, force: true}));

  it('has a name and a description, and is short', () => {
    const [, name, description] = /^---\nname: ([a-z-]+)\ndescription: (.+)\n---\n/.exec(text) ?? [];
    assert.ok(name !== undefined && name.length <= 64);
    assert.ok(description !== undefined && description.length <= 1024);
    assert.ok(text.length < 6000, String(text.length));
  });

  it('has code that compiles', async () => {
    const typed = files.map(([name]) => name).filter(name => name.endsWith('.tsx'));
    assert.ok(typed.length > 2);
    assert.deepEqual(await compilerErrors(folder, OPTIONS, {files: typed}), []);
  });

  it('has code in which the linter finds nothing', async () => {
    const sources = await Promise.all(files.map(([name, source]) => readSource(name, source)));
    assert.deepEqual(findingsIn(sources), []);
  });

  it('names elements, attributes, and modules that exist', () => {
    const tags = declarations().map(({tagName}) => tagName);
    const members = declarations().flatMap(({attributes = [], members: fields = []}) =>
      [...attributes, ...fields].map(({name}) => name),
    );
    const prose = text.replace(/^```[^]*?^```$/gm, '');
    const named = [...prose.matchAll(/`([\w-]+)`/g)].map(([, word]) => word!);
    const others = [...tools.map(({name}) => name), 'info', 'lint', 'field', 'click', 'change', 'onChange'];
    const known = [...tags, ...members, ...others];
    assert.ok(named.length > 30);
    assert.deepEqual(
      named.filter(word => !known.includes(word)),
      [],
    );
    const modules = [...text.matchAll(/@life-changers\/elements\/([\w/-]+)(?![\w.])/g)].map(
      ([, path]) => path!,
    );
    const entries = Object.keys(entryModules());
    assert.deepEqual(
      modules.filter(path => !entries.includes(path) && !path.startsWith('styles/')),
      [],
    );
  });

  it('has commands that work', async () => {
    const commands = [...text.matchAll(/npx life-changers ([^#`\n]+)/g)].map(([, words]) =>
      words!.trim().split(/\s+/),
    );
    assert.ok(commands.length > 8);
    for (const words of commands.filter(([name]) => name !== 'lint' && name !== 'mcp')) {
      const {code = 0} = await resultOf(words);
      assert.equal(code, 0, words.join(' '));
    }
  });

  it('names every tool of the server', async () => {
    for (const {name} of tools) assert.ok(text.includes(`\`${name}\``), name);
    assert.equal(await callTool('nothing', {}), null);
  });
});
