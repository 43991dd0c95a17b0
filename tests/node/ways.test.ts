/**
 * Compares the pages for contributors with the code: the files that they name, the functions of these files, and the ways of
 * `docs/contributing/ways.md`. A file is named by the end of its path.
 */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'docs/contributing';
const pages = ['ARCHITECTURE.md', ...markdownIn(folder)];

function markdownIn(path: string): string[] {
  const names = readdirSync(join(root, path)).filter(name => name.endsWith('.md'));
  return names.map(name => `${path}/${name}`);
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const tracked = execFileSync('git', ['ls-files'], {cwd: root, encoding: 'utf8'})
  .split('\n')
  .filter(path => path && existsSync(join(root, path)));

/** Returns the files that a name may mean. */
const filesOf = (name: string): string[] => tracked.filter(path => `/${path}`.endsWith(`/${name}`));

/** Returns the files that a name of a way may mean. */
const sourcesOf = (name: string): string[] => filesOf(name).filter(path => path.startsWith('elements/src/'));

/** Returns the text without fences, with each paragraph and each item of a list in one line. */
const linesOf = (text: string): string =>
  text.replace(/^```[^]*?^```$/gm, '').replace(/\n *(?!\d+\.|[#|\-\s])/g, ' ');

/** Returns the source files that a text names in code, also in a command. */
const namedFiles = (text: string): string[] =>
  [...linesOf(text).matchAll(/`([^`]+)`/g)]
    .flatMap(([, code]) => code!.split(/\s+/))
    .filter(word => /^[\w./-]*\w\.(ts|tsx|mjs)$/.test(word));

/** A file with functions of it, in the form of "`file.ts`: `one`, `two`, and `three`". */
const FUNCTIONS = /`([\w./-]+\.tsx?)`(?:\]\([^)]*\))?: ((?:(?:, and |, | and )?`[^`]+`)+)/g;

/** Returns what a text says about files: the name of each, and that of a function in it. */
const namedFunctions = (text: string): [file: string, name: string][] =>
  [...linesOf(text).matchAll(FUNCTIONS)].flatMap(([, file, names]) =>
    [...names!.matchAll(/`([^`]+)`/g)].map(([, name]): [string, string] => [file!, name!]),
  );

const declared = new Map<string, ReadonlySet<string>>();

/** Returns the functions, members, and constants that a file declares, with the functions in its objects. */
function declaredIn(path: string): ReadonlySet<string> {
  const known = declared.get(path);
  if (known !== undefined) return known;
  const names = new Set<string>();
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isClassElement(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isVariableDeclaration(node);
    if (isDeclaration && node.name) names.add(node.name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  declared.set(path, names);
  return names;
}

/** Returns the functions that a text names, and that none of the files with this name declares. */
const unknownFunctions = (text: string): string[] =>
  namedFunctions(text)
    .filter(([file, name]) => !filesOf(file).some(path => declaredIn(path).has(name)))
    .map(([file, name]) => `${file}: ${name}`);

interface Step {
  readonly number: number;
  readonly file: string;
  /** Whether the step says that the file has had another step before. */
  readonly isReturn: boolean;
}

const stepsOf = (way: string): Step[] =>
  [...way.matchAll(/^(\d+)\. (?:Update: )?(↩ )?\[?`([^`]+)`/gm)].map(([, number, mark, file]) => ({
    number: Number(number),
    file: file!,
    isReturn: mark !== undefined,
  }));

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly isDotted: boolean;
}

/** Returns the arrows of a drawing, from and to the names of the participants. */
function arrowsOf(way: string): Arrow[] {
  const [, drawing = ''] = /^```mermaid\n([^]*?)^```$/m.exec(way) ?? [];
  const names = new Map(
    [...drawing.matchAll(/^ *(?:participant|actor) (\w+) as (.+)$/gm)].map(([, id, name]) => [id, name!]),
  );
  const arrows = [...drawing.matchAll(/^ *(\w+)(--?)>>(\w+): /gm)];
  return arrows.map(([, from, line, to]) => ({
    from: names.get(from) ?? from!,
    to: names.get(to) ?? to!,
    isDotted: line === '--',
  }));
}

/** Returns for each item whether it was among those before. */
const wereSeen = (items: readonly string[]): boolean[] =>
  items.map((item, index) => items.indexOf(item) < index);

const ways = read(`${folder}/ways.md`)
  .split(/^(?=## )/m)
  .filter(text => text.startsWith('## '))
  .map(text => ({title: /^## (.*)/.exec(text)![1]!, text}));

describe('the pages for contributors', () => {
  for (const page of pages) {
    const text = read(page);

    it(`name only files that exist in ${page}`, () => {
      assert.deepEqual(
        namedFiles(text).filter(name => filesOf(name).length === 0),
        [],
      );
    });

    it(`name only functions of these files in ${page}`, () => {
      assert.deepEqual(unknownFunctions(text), []);
    });

    it(`have no broken links to files in ${page}`, () => {
      const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, target]) => target!);
      assert.deepEqual(
        links.filter(target => !existsSync(join(root, dirname(page), target))),
        [],
      );
    });
  }

  it('find a file that does not exist', () => {
    assert.deepEqual(
      namedFiles('See `base/control-part.ts`,\n`<name>.ts`, and `node scripts/gone.mjs --all`.'),
      ['base/control-part.ts', 'scripts/gone.mjs'],
    );
    assert.equal(filesOf('base/control-part.ts').length, 1);
    assert.deepEqual(filesOf('part.ts'), []);
  });

  it('find a function that its file only calls', () => {
    assert.deepEqual(
      unknownFunctions('1. ↩ `control-part.ts`: `update`, `#run`,\n   and `askChecker` do it.'),
      ['control-part.ts: askChecker'],
    );
  });
});

describe('the ways through the code', () => {
  for (const {title, text} of ways) {
    const steps = stepsOf(text);
    const arrows = arrowsOf(text);
    const files = steps.map(({file}) => file);

    it(`number all steps: ${title}`, () => {
      assert.ok(steps.length > 0);
      assert.deepEqual(
        steps.map(({number}) => number),
        steps.map((_, index) => index + 1),
      );
    });

    it(`name each file so that it is the only one: ${title}`, () => {
      const names = [...new Set([...files, ...namedFunctions(text).map(([file]) => file)])];
      assert.deepEqual(
        names.filter(name => sourcesOf(name).length !== 1),
        [],
      );
    });

    it(`link each file once: ${title}`, () => {
      const links = [...text.matchAll(/\[`([^`]+\.ts)`\]\(([^)]+)\)/g)];
      assert.deepEqual(
        links.map(([, name]) => name),
        [...new Set(files)],
      );
      assert.deepEqual(
        links.map(([, , target]) => join(folder, target!)),
        links.map(([, name]) => sourcesOf(name!)[0]),
      );
    });

    it(`mark the returns: ${title}`, () => {
      assert.deepEqual(
        steps.map(({file, isReturn}) => [file, isReturn]),
        wereSeen(files).map((wasSeen, index) => [files[index], wasSeen]),
      );
    });

    it(`count the files and the returns: ${title}`, () => {
      const [, fileCount, returnCount] = /^(\d+) files, (\d+) returns\./m.exec(text) ?? [];
      const returns = wereSeen(files).filter(Boolean);
      assert.deepEqual([Number(fileCount), Number(returnCount)], [new Set(files).size, returns.length]);
    });

    it(`draw only files of the steps: ${title}`, () => {
      const drawn = [...new Set(arrows.flatMap(({from, to}) => [from, to]))].filter(name =>
        name.endsWith('.ts'),
      );
      assert.ok(drawn.length > 1);
      assert.deepEqual(
        drawn.filter(name => !files.includes(name)),
        [],
      );
    });

    it(`draw a dotted arrow to a file that the way was in: ${title}`, () => {
      const seen = wereSeen(arrows.flatMap(({from, to}) => [from, to])).filter((_, index) => index % 2 === 1);
      assert.deepEqual(
        arrows.filter(({to, isDotted}, index) => to.endsWith('.ts') && isDotted !== seen[index]),
        [],
      );
    });
  }
});
