/** The command `life-changers`: what its commands print, as text and as data. Needs a build. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {routes} from 'demo-app/routes';
import {componentNames, readJson} from '../../scripts/lib/workspace.mjs';

const command = fileURLToPath(new URL('../../elements/bin/life-changers.mjs', import.meta.url));

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [command, ...words], {encoding: 'utf8'});

/** What a command prints with `--format json`. */
function data<Data>(...words: readonly string[]): Data {
  const {stdout, stderr} = run(...words, '--format', 'json');
  assert.equal(stderr, '');
  return JSON.parse(stdout) as Data;
}

interface Named {
  readonly name: string;
}

describe('life-changers', () => {
  it('lists its commands, and the options of each', () => {
    const {status, stdout} = run();
    assert.equal(status, 0);
    for (const [, name] of stdout.matchAll(/^ {2}(\w+) /gm))
      assert.match(run(name!, '--help').stdout, new RegExp(`life-changers ${name}[^]*--format json`));
  });

  it('prints its version', () => {
    assert.equal(
      run('--version').stdout.trim(),
      (readJson('elements/package.json') as {version: string}).version,
    );
  });

  for (const [words, message] of [
    [['lst'], /no command "lst"\. Did you mean list\?/],
    [['info', 'lc-slect'], /no element and no type "lc-slect"\. Did you mean lc-select/],
    [['info', 'Select', 'serchable'], /lc-select has no "serchable"\. Did you mean searchable\?/],
    [['info', 'lc-select', '--only', 'event'], /no list "event"\. Did you mean events\?/],
    [['doc', 'tabels'], /No topic is about "tabels"\. Did you mean tables/],
    [['example', 'selets'], /named "selets"\. Did you mean/],
    [['example', 'selects', 'searchabel'], /no example "searchabel"\. Did you mean searchable\?/],
    [['list', '--formt', 'json'], /--formt/],
    [['list', '--format', 'yaml'], /--format is text or json/],
  ] as const) {
    it(`says what is wrong with: ${words.join(' ')}`, () => {
      const {status, stdout, stderr} = run(...words);
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, message);
    });
  }

  it('prints what is wrong as data', () => {
    const {status, stdout} = run('info', 'lc-slect', '--format', 'json');
    assert.equal(status, 2);
    assert.match((JSON.parse(stdout) as {error: string}).error, /lc-select/);
  });
});

describe('life-changers list', () => {
  it('has every element', () => {
    const {elements} = data<{elements: readonly {tag: string; summary: string}[]}>('list');
    assert.deepEqual(
      elements.map(({tag}) => tag),
      componentNames().map(name => `lc-${name}`),
    );
    assert.ok(elements.every(({summary}) => summary !== ''));
  });

  it('finds elements by words of the summary and by task', () => {
    assert.match(run('list', 'stars').stdout, /^lc-rating /m);
    assert.match(run('list', 'choose').stdout, /^lc-select /m);
    assert.equal(run('list', 'no', 'such', 'thing').status, 1);
  });
});

describe('life-changers info', () => {
  it('accepts a tag, the name of a module, and that of a component', () => {
    const [tag, module, component] = ['lc-select', 'select', 'Select'].map(name => run('info', name).stdout);
    assert.ok(tag!.startsWith('lc-select (stable)'));
    assert.deepEqual([module, component], [tag, tag]);
  });

  it('has every list, with the modules that a property needs', () => {
    interface Property extends Named {
      readonly attribute: string | null;
      readonly needs: object | null;
    }
    const info = data<Record<string, readonly Named[]> & {properties: readonly Property[]}>(
      'info',
      'lc-select',
    );
    for (const list of ['attributes', 'properties', 'methods', 'events', 'slots', 'parts', 'cssProperties'])
      assert.ok(info[list]!.length > 0, list);
    const needs = info.properties.find(({name}) => name === 'loadOptions')?.needs;
    assert.deepEqual(needs, {modules: ['select-list', 'option-loading'], isAny: false, value: null});
  });

  it('has the props that only the component has', () => {
    const {react} = data<{react: {props: readonly Named[]}}>('info', 'Select');
    const names = react.props.map(({name}) => name);
    assert.ok(names.includes('onChange') && !names.includes('searchable'), names.join());
  });

  it('explains one member, and a type', () => {
    assert.match(run('info', 'lc-select', 'searchable').stdout, /Without it, |without it warns/i);
    assert.match(run('info', 'Option').stdout, /- text `string`/);
  });

  it('is short enough for an assistant', () => {
    const {elements} = data<{elements: readonly {tag: string}[]}>('list');
    const long = elements.filter(({tag}) => /^lc-(data-table|server-table|form|select)$/.test(tag));
    for (const {tag} of long) assert.ok(Buffer.byteLength(run('info', tag).stdout) < 30_000, tag);
  });
});

describe('life-changers doc', () => {
  interface Topics {
    readonly topics: readonly {readonly id: string; readonly bytes: number}[];
  }

  it('has topics with unique ids, each short enough for an assistant', () => {
    for (const words of [[], ['--react']]) {
      const {topics} = data<Topics>('doc', ...words);
      assert.ok(topics.length > 50);
      assert.equal(new Set(topics.map(({id}) => id)).size, topics.length);
      assert.deepEqual(
        topics.filter(({bytes}) => bytes > 20_000),
        [],
      );
    }
  });

  it('prints a topic by its id, and the topics of an element', () => {
    assert.match(run('doc', 'dates').stdout, /^# Dates\n/);
    assert.match(run('doc', 'tables').stdout, /tables\/views-that-users-save/);
    assert.match(run('doc', 'DataTable', '--react').stdout, /^tables /m);
  });
});

describe('life-changers example', () => {
  it('has HTML of every element', () => {
    const {html} = readJson('elements/dist/command/examples.json') as {html: object};
    assert.deepEqual(
      Object.keys(html).sort(),
      componentNames().map(name => `lc-${name}`),
    );
  });

  it('prints the code of an example with its files', () => {
    const {files} = data<{files: readonly {name: string; source: string}[]}>(
      'example',
      'Select',
      'searchable',
    );
    assert.equal(files[0]?.name, 'searchable.tsx');
    assert.match(files[0]?.source ?? '', /^import '@life-changers\/elements\/select-list';/);
  });

  it('lists the examples of an element', () => {
    assert.match(run('example', 'lc-select').stdout, /<lc-select [^]*searchable +Searchable/);
  });
});

describe('life-changers block', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'life-changers-block-'))));
  afterEach(() => rmSync(folder, {recursive: true}));

  it('lists the blocks of the site', () => {
    const {blocks} = data<{blocks: readonly Named[]}>('block');
    assert.deepEqual(
      blocks.map(({name}) => name),
      routes.flatMap(({path}) => /^\/blocks\/(.+)$/.exec(path)?.[1] ?? []),
    );
  });

  it('copies each block in HTML into one folder, with all that its files load', () => {
    const {blocks} = data<{blocks: readonly Named[]}>('block');
    for (const {name} of blocks) assert.equal(run('block', name, '--html', '--to', folder).status, 0, name);
    const loaded = readdirSync(folder).flatMap(file =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from '|href="|src=")\.\/([\w.-]+)/g)].map(
        ([, path]) => path!,
      ),
    );
    assert.ok(loaded.length > 20);
    assert.deepEqual(
      loaded.filter(path => !existsSync(join(folder, path))),
      [],
    );
  });

  it('copies a block in React, with all that it imports', () => {
    const to = join(folder, 'src/settings');
    assert.match(run('block', 'settings', '--react', '--to', to).stdout, /^Copied Settings in React:/);
    const imported = readdirSync(to).flatMap(file =>
      [...readFileSync(join(to, file), 'utf8').matchAll(/from '\.\/([\w-]+)'/g)].map(([, name]) => name!),
    );
    assert.ok(imported.length > 3);
    for (const name of imported)
      assert.ok(
        readdirSync(to).some(file => file.startsWith(`${name}.ts`)),
        name,
      );
  });

  it('overwrites no file', () => {
    writeFileSync(join(folder, 'list.css'), 'mine');
    const {status, stderr} = run('block', 'list', '--html', '--to', folder);
    assert.equal(status, 2);
    assert.match(stderr, /Nothing is copied[^]*list\.css/);
    assert.deepEqual(readdirSync(folder), ['list.css']);
    assert.equal(readFileSync(join(folder, 'list.css'), 'utf8'), 'mine');
  });

  it('prints a file without writing it', () => {
    assert.match(run('block', 'list', 'list.html', '--html', '--print').stdout, /^<!doctype html>/);
    assert.match(run('block', 'list', 'lst.html', '--html', '--print').stderr, /Its files are list\.html/);
    assert.match(run('block', 'lists').stderr, /Did you mean list\?/);
  });
});
