/** The pages of examples, as the front matter of each `demo-app/src/content/<page>/page.md` describes them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {load} from 'js-yaml';
import {controlNames} from './controls.mjs';
import {inRoot} from './workspace.mjs';

const CONTENT = 'demo-app/src/content';
const FRONT_MATTER = /^---\n([^]*?\n)---\n/;

/** Form controls that are mostly used outside forms, so that the page of all of them leaves them out. */
const OUTSIDE_FORMS = ['search-input', 'tree'];

/** Returns the text of a page without its front matter. */
export const withoutFrontMatter = text => text.replace(FRONT_MATTER, '');

/**
 * Returns the pages in the order of each group of the menu: by `order`, and then those without one, by title.
 *
 * @returns {{file: string, order: number, tasks: string[], route: {path: string, title: string, summary: string, group: string, elements: string[]}}[]}
 *   Each with its file in the repository, and what the routes say of it.
 */
export function readExamplePages() {
  return readdirSync(inRoot(CONTENT))
    .map(name => [name, `${CONTENT}/${name}/page.md`])
    .filter(([, file]) => existsSync(inRoot(file)))
    .map(([name, file]) => readPage(`/${name}`, file))
    .sort((one, other) => one.order - other.order || one.route.title.localeCompare(other.route.title, 'en'));
}

function readPage(path, file) {
  const text = readFileSync(inRoot(file), 'utf8');
  const {
    group,
    order = Number.MAX_SAFE_INTEGER,
    summary,
    elements,
    tasks = [],
  } = load(FRONT_MATTER.exec(text)?.[1] ?? '') ?? {};
  const [, title] = /^# (.*)$/m.exec(text) ?? [];
  if (!(title && group && summary && elements))
    throw new Error(`${file} needs a heading, and group, summary, and elements in its front matter.`);
  return {file, order, tasks, route: {path, title, summary, group, elements: elementsOf(elements)}};
}

/** `controls` are all form controls, also new ones. */
const elementsOf = elements =>
  elements === 'controls' ? controlNames().filter(name => !OUTSIDE_FORMS.includes(name)) : elements;
