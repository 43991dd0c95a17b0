/** The `llms.txt` files of the packages. Needs a build with types. */
import assert from 'node:assert/strict';
import {mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {compilerErrors} from './compiler-errors.js';
import {manifest, unknownIn} from './known-tags.js';
import {componentNames, entryModules} from '../../scripts/lib/workspace.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Reference {
  readonly react: string;
  readonly reactProps: readonly {readonly name: string}[];
  readonly slots: readonly {readonly name: string}[];
}
const references = JSON.parse(read('demo-app/src/site/api/reference.json')) as Reference[];

const STRICT = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  skipLibCheck: true,
  strict: true,
};
const SCRIPTS = {...STRICT, strict: false, allowJs: true, checkJs: true, types: ['node']};
/** In a script, the compiler does not know which element a selector finds, and takes a literal for any text. */
const ONLY_TYPED = [2322, 2339, 2345];

/** The exports of modules, also types. */
function exportsOf(files: readonly string[]): string[] {
  const {options} = ts.convertCompilerOptionsFromJson(STRICT, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return files.flatMap(file => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({name}) => name);
  });
}

/** The declarations of all modules of a package: its export map, with the files that its patterns match. */
function declarationsOf(folder: string): string[] {
  const {exports} = JSON.parse(read(`${folder}/package.json`)) as {exports: Record<string, {types?: string}>};
  const built = readdirSync(join(root, folder, 'dist'), {recursive: true}).map(
    path => `./dist/${String(path)}`,
  );
  const patterns = Object.values(exports)
    .flatMap(({types = ''}) =>
      /^\.\/dist\/(jsx|svelte|vue|styles\/.*)\.d\.ts$|\.css|^$/.test(types) ? [] : types,
    )
    .map(
      types => new RegExp(`^${types.replaceAll('.', '\\.').replace('*', '([^/]+)').replace('*', '\\1')}$`),
    );
  return built
    .filter(path => patterns.some(pattern => pattern.test(path)))
    .map(path => join(root, folder, path));
}

/** Parts of the core that only elements import, and no app. */
const OF_ELEMENTS = /^core\/(binding|calendar|files|navigation|options|search|shortcut|toast)$/;

/** The modules of the elements that an app with React components imports: each component imports its own element. Of the languages, a table has the names. */
function modulesForReact(): string[] {
  const tags = new Set(componentNames().flatMap(tag => [tag, `${tag}/class`]));
  return Object.keys(entryModules()).filter(
    path => path !== '.' && !tags.has(path) && !OF_ELEMENTS.test(path) && !path.startsWith('languages/'),
  );
}

/** The code blocks of a text, with the section that each is in, and the name of its file. */
const blocksOf = (text: string) =>
  text.split(/^## /m).flatMap(section =>
    [...section.matchAll(/^```(\w+)(?: (\S+))?\n([^]*?)^```$/gm)].map(([, lang = '', name, source = '']) => ({
      section: section.slice(0, section.indexOf('\n')),
      lang,
      name,
      source,
    })),
  );

for (const [name, folder] of [
  ['elements', 'elements'],
  ['react', 'react-bindings'],
] as const) {
  describe(`llms.txt of ${name}`, () => {
    const text = read(`${folder}/dist/llms.txt`);
    const blocks = blocksOf(text);
    const words = new Set(text.match(/[\w$]+(?:-+[\w$]+)*|--[\w-]+/g));
    const typed = blocks
      .filter(({lang}) => lang === 'ts' || lang === 'tsx')
      .map(({lang, name, source}, index) => [name ?? `${index}.${lang}`, source] as const);
    let temporary: string;

    before(() => {
      temporary = mkdtempSync(join(tmpdir(), 'life-changers-llms-'));
      symlinkSync(join(root, 'node_modules'), join(temporary, 'node_modules'));
      // Scripts import them too.
      write(typed);
    });
    after(() => rmSync(temporary, {recursive: true, force: true}));

    function write(files: readonly (readonly [name: string, source: string])[]) {
      for (const [file, source] of files) writeFileSync(join(temporary, file), `${source}\nexport {};\n`);
    }

    it('has typed code that compiles', async () => {
      assert.ok(typed.length > (name === 'elements' ? 2 : 10));
      const files = typed.map(([file]) => file);
      assert.deepEqual(await compilerErrors(temporary, STRICT, {files}), []);
    });

    it('has scripts that compile, those of a section together', async () => {
      const sections = new Map<string, string>();
      for (const [index, {lang, source, section}] of blocks.entries()) {
        const key = lang === 'js' ? section : lang === 'mjs' ? String(index) : null;
        if (key !== null) sections.set(key, `${sections.get(key) ?? ''}${source}`);
      }
      const files = [...sections.values()].map((source, index) => [`${index}.js`, source] as const);
      assert.ok(files.length > 0);
      write(files);
      const names = files.map(([file]) => file);
      const options = {files: names, ignored: ONLY_TYPED};
      assert.deepEqual(await compilerErrors(temporary, SCRIPTS, options), []);
    });

    it('has tags that exist, with their attributes', () => {
      const sources = blocks.filter(({lang}) => /^(html|vue|svelte)$/.test(lang)).map(({source}) => source);
      assert.deepEqual(sources.flatMap(unknownIn), []);
    });

    it('has the name of everything that the package exports', () => {
      const exported = exportsOf(declarationsOf(folder));
      assert.ok(exported.length > 50);
      assert.deepEqual(
        exported.filter(item => !words.has(item)),
        [],
      );
    });

    it('has the name of every module', () => {
      const {exports} = JSON.parse(read(`${folder}/package.json`)) as {exports: object};
      const modules = Object.keys(exports).filter(path => /^\.\/[\w-]+$/.test(path));
      assert.deepEqual(
        modules.filter(path => !words.has(path.slice(2))),
        [],
      );
    });

    it('has each fact once', () => {
      const facts = text.split('\n').filter(line => line.startsWith('- ') && line.length > 80);
      assert.deepEqual(
        facts.filter((fact, index) => facts.indexOf(fact) !== index),
        [],
      );
    });

    it('lists its sections and components before them', () => {
      const [, contents = ''] = text.split(/^## /m);
      const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title!).slice(1);
      assert.deepEqual(
        titles.filter(title => !contents.includes(`- [${title}]`)),
        [],
      );
    });

    if (name === 'react') {
      it('has the name of every module of the elements that an app with React imports', () => {
        const modules = modulesForReact();
        assert.ok(modules.includes('file-transfer') && modules.length > 30, modules.join(', '));
        assert.deepEqual(
          modules.filter(
            path => !text.includes(`@life-changers/elements/${path}`) && !text.includes(`\`${path}\``),
          ),
          [],
        );
      });

      it('has every prop and slot', () => {
        const names = references.flatMap(({reactProps, slots}) =>
          [...reactProps, ...slots].map(item => item.name),
        );
        assert.deepEqual(
          names.filter(item => item !== '' && !words.has(item)),
          [],
        );
      });
    } else {
      it('has every attribute, property, method, event, slot, part, state, and custom property', () => {
        const names = manifest.modules
          .flatMap(({declarations = []}) => declarations)
          .flatMap(({attributes = [], members = [], events = [], slots = [], cssParts = [], ...rest}) =>
            [
              attributes,
              members,
              events,
              slots,
              cssParts,
              rest.cssStates ?? [],
              rest.cssProperties ?? [],
            ].flat(),
          )
          .map(item => item.name);
        assert.deepEqual(
          names.filter(item => item !== '' && !words.has(item)),
          [],
        );
      });
    }
  });
}
