import {didYouMean, findDeclaration, nearestElements} from './element-info.mjs';
import {nearestNames} from './nearest-name.mjs';
import {exampleData} from './package-data.mjs';
import {UsageError} from './usage-error.mjs';

export const about = 'shows an element in HTML, and its examples in React';

export const usage = `life-changers example [tag | component | page] [example]

Without a name, lists the pages of examples. With a tag, shows it in HTML and lists the examples of its page. With an
example, such as life-changers example lc-select searchable, prints its code in React.

  --format json   {pages: [{name, title, summary, elements}]}, or {name, html, examples: [{page, name, title, about}]}, or
                  {page, name, title, about, files: [{name, source}]}`;

export const options = {};

/** @returns {import('./run.mjs').Result} */
export function run([name, example]) {
  if (name === undefined) return listPages();
  const {tag, pages} = pagesOf(name);
  const examples = pages.flatMap(page => page.examples.map(item => ({page: page.name, ...item})));
  return example === undefined ? overview(name, tag, examples) : code(name, example, examples);
}

function listPages() {
  const pages = exampleData().pages.map(({name, title, summary, elements}) => ({
    name,
    title,
    summary,
    elements,
  }));
  return {
    data: {pages},
    text: pages.map(({name, summary}) => `${name.padEnd(22)} ${summary}`).join('\n'),
  };
}

/** Returns the pages with a name, or else those with an element: that about it alone before those about several. */
function pagesOf(name) {
  const {pages} = exampleData();
  const page = pages.find(item => item.name === name);
  if (page) return {tag: null, pages: [page]};
  const tag = findDeclaration(name)?.tagName;
  if (tag === undefined) {
    const names = pages.map(item => item.name);
    const near = [...nearestElements(name), ...nearestNames(name, names)].slice(0, 3);
    throw new UsageError(`No element and no page of examples is named "${name}".${didYouMean(near)}`);
  }
  const withTag = pages.filter(({elements}) => elements.includes(tag));
  const smallest = Math.min(...withTag.map(({elements}) => elements.length));
  return {tag, pages: withTag.filter(({elements}) => elements.length === smallest)};
}

const firstSentence = text => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function overview(name, tag, found) {
  const html = tag === null ? null : (exampleData().html[tag] ?? null);
  const examples = found.map(({page, name: id, title, about: text}) => ({
    page,
    name: id,
    title,
    about: text,
  }));
  return {
    data: {name: tag ?? name, html, examples},
    text: [
      ...(html === null ? [] : [html, '']),
      ...(examples.length > 0 ? [`Examples in React (life-changers example ${name} <example>):`] : []),
      ...examples.map(item => `  ${item.name.padEnd(20)} ${item.title}: ${firstSentence(item.about)}`),
    ].join('\n'),
  };
}

function code(name, wanted, examples) {
  const found = examples.find(item => item.name === wanted || item.title === wanted);
  if (found === undefined) {
    const near = nearestNames(
      wanted,
      examples.map(item => item.name),
    );
    throw new UsageError(
      `${name} has no example "${wanted}".${didYouMean(near, ` Run life-changers example ${name}.`)}`,
    );
  }
  const {sources} = exampleData();
  const files = found.files.map(([file, index]) => ({name: file, source: sources[index]}));
  const {page, title, about: text} = found;
  return {
    data: {page, name: found.name, title, about: text, files},
    text: [`${title}. ${text}`, ...files.map(file => `\n// ${file.name}\n${file.source}`)].join('\n'),
  };
}
