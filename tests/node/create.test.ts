/** `npm create @life-changers`: its command, what it refuses, and the files of each kind of app. */
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {tmpdir} from 'node:os';
import {join, posix} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {appFiles} from '../../create/src/app-files.mjs';
import {exportOf, LANGUAGES} from '../../create/src/languages.mjs';
import {DEFAULTS, KINDS, type Options} from '../../create/src/options.mjs';
import {fillTemplate} from '../../create/src/template.mjs';
import {inRoot} from '../../scripts/lib/workspace.mjs';

let folder: string;
before(() => (folder = mkdtempSync(join(tmpdir(), 'life-changers-create-'))));
after(() => rmSync(folder, {recursive: true, force: true}));

/** Runs the command without a terminal. */
const create = (...args: string[]) =>
  spawnSync(process.execPath, [inRoot('create/src/bin.mjs'), ...args], {cwd: folder, encoding: 'utf8'});

describe('the command', () => {
  for (const [args, message] of [
    [['--kind', 'ember'], 'There is no kind "ember". The kinds are react,'],
    [['--brand', 'teal'], '"teal" is not a color such as "#0f766e".'],
    [['--language', 'eo'], 'There is no language "eo".'],
    [['--no-charts'], "Unknown option '--no-charts'."],
    [['--kind'], "Option '--kind' argument is ambiguous."],
    [['one', 'two'], 'Name one folder, not 2.'],
  ] as const)
    it(`refuses ${args.join(' ')}, and writes nothing`, () => {
      const {status, stderr} = create(
        'refused',
        ...args.filter(arg => arg !== 'one'),
        '--yes',
        '--no-install',
      );
      assert.equal(status, 2);
      assert.ok(stderr.startsWith(message), stderr);
      assert.equal(existsSync(join(folder, 'refused')), false);
    });

  it('names the files in the way, and writes nothing', () => {
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full', 'notes.txt'), 'mine');
    const {status, stderr} = create('full', '--yes', '--no-install');
    assert.equal(status, 2);
    assert.match(stderr, /"full" is not empty, and nothing in it is overwritten: notes\.txt\./);
    assert.deepEqual(readdirSync(join(folder, 'full')), ['notes.txt']);
  });

  it('refuses a folder that is a file', () => {
    writeFileSync(join(folder, 'file'), '');
    assert.match(create('file', '--yes', '--no-install').stderr, /^"file" is a file\./);
  });

  it('writes into an empty repository without a question, and says what is next', () => {
    mkdirSync(join(folder, 'My App', '.git'), {recursive: true});
    const {status, stdout} = create('My App', '--no-install', '--kind', 'html', '--language', 'ar');
    assert.equal(status, 0);
    assert.match(stdout, /cd "My App"\n {2}npm install\n {2}npm run dev/);
    const read = (path: string) => readFileSync(join(folder, 'My App', path), 'utf8');
    assert.equal((JSON.parse(read('package.json')) as {name: string}).name, 'my-app');
    assert.match(read('server/pages.js'), /<html lang="ar" dir="rtl">/);
    assert.match(read('.gitignore'), /^node_modules$/m);
  });
});

describe('the languages', () => {
  it('are those of the elements', () => {
    const modules = readdirSync(inRoot('elements/src/core/localization/languages'));
    assert.deepEqual([...LANGUAGES].sort(), ['en', ...modules.map(name => name.replace('.ts', ''))].sort());
  });

  it('have the names of their exports', async () => {
    for (const language of ['it', 'pt-BR', 'zh-Hant']) {
      const path = `../../elements/src/core/localization/languages/${language}.js`;
      assert.ok(exportOf(language) in ((await import(path)) as object), language);
    }
  });
});

describe('fillTemplate', () => {
  const fill = (text: string, flags: Record<string, boolean>) => fillTemplate(text, flags, {name: 'shop'});
  const text = 'a\n// #if one\nb {{name}}\n// #if two\nc\n// #end\n<!-- #else -->\nd\n{/* #end */}\ne';

  for (const [one, two, expected] of [
    [true, true, 'a\nb shop\nc\ne'],
    [true, false, 'a\nb shop\ne'],
    [false, true, 'a\nd\ne'],
  ] as const)
    it(`keeps the lines of the parts ${one} and ${two}`, () => {
      assert.equal(fill(text, {one, two}), expected);
    });

  it('leaves a file out', () => {
    assert.equal(fill('// #only one|two\na', {one: false, two: false}), null);
    assert.equal(fill('// #only one|two\na', {one: false, two: true}), 'a');
  });

  it('throws for an unknown part, and for a missing end', () => {
    assert.throws(() => fill('// #if three\n// #end', {}), /There is no part "three"/);
    assert.throws(() => fill('// #if one', {one: true}), /without its #end/);
  });
});

/** Each choice of parts, in English and in Italian. */
const CHOICES = [true, false].flatMap(tables =>
  [true, false].flatMap(forms =>
    [true, false].flatMap(signIn => ['en', 'it'].map(language => ({tables, forms, signIn, language}))),
  ),
);

/** Packages that are used by tools, and not by an import. */
const TOOLS =
  /^(typescript|vite|jsdom|@testing-library\/dom|@life-changers\/elements|react-dom|isbot|parse5|rxjs|tslib|vue-tsc|svelte-check|@types\/.+|@lit-labs\/.+|@react-router\/.+|@angular\/.+)$/;

for (const kind of Object.keys(KINDS) as Options['kind'][])
  describe(`the files of ${kind}`, () => {
    for (const choice of CHOICES) {
      const parts = Object.entries(choice).flatMap(([name, value]) =>
        value ? [value === true ? name : value] : [],
      );
      it(`fit together with ${parts.join(', ')}`, () => {
        assert.deepEqual(problemsOf(appFiles({...DEFAULTS, ...choice, kind}, 'app')), []);
      });
    }
  });

/** What is wrong with the files of an app: commands that are left, imports without a target, and what nothing uses. */
function problemsOf(files: Map<string, string>): string[] {
  const manifest = JSON.parse(files.get('package.json')!) as Record<
    string,
    Record<string, string> | undefined
  >;
  const packages = {...manifest.dependencies, ...manifest.devDependencies};
  const imported = new Set<string>();
  const problems = [...files].flatMap(([path, text]) => {
    const left = /#(only|if|else|end)\b.*|\{\{(name|lang|dir|theme|version|languageExport)\}\}/.exec(text);
    const isCode = /\.(js|mjs|ts|tsx|vue|svelte)$/.test(path);
    return [
      ...(left && !/\{#if|\{:else/.test(left.input.slice(left.index - 1, left.index + 3))
        ? [`${path}: ${left[0]}`]
        : []),
      ...(isCode ? importProblems(path, text, files, packages, imported) : []),
    ];
  });
  const unused = Object.keys(packages).filter(name => !imported.has(name) && !TOOLS.test(name));
  return [...problems, ...unused.map(name => `package.json: nothing imports ${name}`)];
}

/** An import or export of another module, with its names. */
const IMPORT =
  /(?:^[ \t]*(?:import|export)\s+(?:type\s+)?(?:([\w*{},\s]+?)\s+from\s+)?|\bimport\()'([^']+)'/gm;

function importProblems(
  path: string,
  text: string,
  files: Map<string, string>,
  packages: Record<string, string>,
  imported: Set<string>,
): string[] {
  const problems: string[] = [];
  for (const [statement, names = '', source = ''] of text.matchAll(IMPORT)) {
    if (source.startsWith('.') || source.startsWith('/')) {
      const target = source.startsWith('/') ? source.slice(1) : posix.join(posix.dirname(path), source);
      const isFile = ['', '.ts', '.tsx', '.svelte'].some(end => files.has(target + end));
      // React Router writes the types of its routes.
      if (!isFile && !target.includes('+types')) problems.push(`${path}: there is no ${source}`);
    } else {
      const name = source
        .split('/')
        .slice(0, source.startsWith('@') ? 2 : 1)
        .join('/');
      imported.add(name);
      if (!isBuiltin(source) && !(name in packages)) problems.push(`${path}: ${name} is not installed`);
    }
    const rest = text.replace(statement, '');
    for (const [word] of statement.startsWith('export') ? [] : names.matchAll(/\w+/g))
      if (!['type', 'from', 'as'].includes(word) && !new RegExp(`\\b${word}\\b`).test(rest))
        problems.push(`${path}: nothing uses ${word}`);
  }
  return problems;
}
