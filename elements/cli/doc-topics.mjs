/** The documentation by task: the sections of an `llms.txt` that are not its reference. */

/** Sections that `info` has, and the index. */
const REFERENCE = ['Contents', 'Components', 'Types'];

/**
 * @typedef {object} Topic
 * @property {string} id such as `forms`, or `tables/views-that-users-save`
 * @property {string} title
 * @property {string | null} parent the id of the topic that contains it
 * @property {string} text Markdown
 */

/**
 * Returns the topics of a text, in its order: each section, and each part of one.
 *
 * @param {string} text an `llms.txt`
 * @returns {Topic[]}
 */
export function topicsOf(text) {
  const topics = [];
  for (const {title, body} of split(text, '## ').slice(1)) {
    if (REFERENCE.includes(title)) continue;
    const [{body: own}, ...parts] = split(body, '### ');
    const id = idOf(title);
    topics.push({id, title, parent: null, text: own.trim()});
    for (const part of parts)
      topics.push({id: `${id}/${idOf(part.title)}`, title: part.title, parent: id, text: part.body.trim()});
  }
  return topics;
}

/** Splits Markdown at the headings of a level, but not at lines of code. What is before the first has no title. */
function split(text, mark) {
  const sections = [{title: '', body: ''}];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && line.startsWith(mark)) sections.push({title: line.slice(mark.length), body: ''});
    else sections.at(-1).body += `${line}\n`;
  }
  return sections;
}

/** The id of a title, with the last part of the name of a module: `core/table` becomes `core-table`. */
const idOf = title =>
  title
    .replace('@life-changers/', '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
