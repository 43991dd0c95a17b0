/** Reads the titles of the tests in a file, so that a report can refer to a test and fails once it is gone. */
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A test: its file from the root of the repository, and its title. What changes from case to case is `…`. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Reads `file › title`. Files without a folder are in `folder`, and those outside of `tests` in `elements/src`. */
export function parseClaim(claim: string, element?: string): NamedTest {
  const [title, file = `${element}.test.ts`] = claim.split(' › ').reverse() as [string, string?];
  if (file.startsWith('tests/')) return {file, title};
  const folder = /^(components|controllers|styles|testing|base|dom)\//.test(file)
    ? ''
    : `components/${element}/`;
  return {file: `elements/src/${folder}${file}`, title};
}

const known = new Map<string, ReadonlySet<string>>();

/** Whether a file has a test with this title, which is not skipped. */
export function isTest({file, title}: NamedTest): boolean {
  let titles = known.get(file);
  if (titles === undefined)
    known.set(file, (titles = new Set(existsSync(root + file) ? titlesIn(file) : [])));
  return titles.has(title);
}

/** Whether a file calls a function. */
export const calls = (file: string, name: string): boolean =>
  existsSync(root + file) && new RegExp(`\\b${name}(<.*>)?\\(`).test(readFileSync(root + file, 'utf8'));

function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText(source);
      if (/^(describe|it|test)\.skip$/.test(name)) return;
      const [title] = node.arguments;
      if (/^(it|test)$/.test(name) && title !== undefined) titles.push(...textsOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('')];
  return [];
}
