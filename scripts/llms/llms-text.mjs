import {typesIn} from '../api-reference/named-types.mjs';
import {headingId} from '../guides/blocks.mjs';

/**
 * Returns the text of an `llms.txt`: the sections of a text by task, an index of them and of the components before it,
 * and the reference after it (llmstxt.org).
 *
 * @param text Markdown with a heading, a summary, and a section for each task
 * @param components `{name, summary, intro, lists, types}`, where `lists` are pairs of a title and lines
 * @param modules `{name, exports}` with exports of `describeExports`
 */
export function llmsText(text, {components, modules}) {
  const isMentioned = ({name}) => new RegExp(`\\b${name}\\b`).test(text);
  const types = typesIn([
    ...components.flatMap(item => item.types),
    ...modules.flatMap(({exports}) => exports.filter(isMentioned).map(({type, name}) => type || name)),
  ]);
  const [head, ...tasks] = text.trim().split(/\n(?=## )/);
  const sections = [
    ...tasks,
    `## Components\n\n${componentsText(components)}`,
    `## Modules\n\n${modules
      .filter(({exports}) => exports.length > 0)
      .map(module => moduleText(module, isMentioned))
      .join('\n\n')}`,
    `## Types\n\n${types.map(typeText).join('\n')}`,
  ].map(section => section.trim());
  const titles = sections.map(section => section.slice(3, section.indexOf('\n')));
  const index = components.map(({name, summary}) => `  - ${link(name)}: ${summary}`);
  const contents = titles.flatMap(title => [`- ${link(title)}`, ...(title === 'Components' ? index : [])]);
  return `${[head.trim(), `## Contents\n\n${contents.join('\n')}`, ...sections].join('\n\n')}\n`;
}

/** Returns the line of something, which starts with its name. */
export const line = (start, {type, default: standard, description}) =>
  `- ${start}${type ? ` \`${type}\`` : ''}${standard ? ` = \`${standard}\`` : ''}${description ? `: ${description}` : ''}`;

/** Returns a line with only the names, if there are any. */
export const names = items => (items.length > 0 ? [`- ${items.map(({name}) => code(name)).join(', ')}`] : []);

const code = name => `\`${name}\``;
const link = title => `[${title}](#${headingId(title)})`;

/** Lines that several components have are repeated if all are short and repeating them takes fewer characters. */
const LONG_LINE = 80;
const WORTH_SHARING = 400;

/** Returns the components. Lines that several have are in a section before those of the components. */
function componentsText(components) {
  const linesOf = ({lists}) => lists.flatMap(([title, lines]) => lines.map(text => `${title}\n${text}`));
  const owners = new Map();
  for (const component of components)
    for (const text of linesOf(component)) owners.set(text, [...(owners.get(text) ?? []), component.name]);
  const groups = groupBy([...owners.keys()], text => owners.get(text).join(', '))
    .map(([of, lines]) => sharedGroup(of, owners.get(lines[0]), lines))
    .filter(({count, lines}) => count > 1 && isWorthSharing(lines, count));
  const isShared = new Set(groups.flatMap(({lines}) => lines));
  const own = components.map(component => {
    const {name, intro} = component;
    const also = groups.filter(({has}) => has(name)).map(({title}) => `“${title}”`);
    const more = also.length > 0 ? ` Also everything in ${also.join(', ')}.` : '';
    const lines = linesOf(component).filter(text => !isShared.has(text));
    return `### ${name}\n\n${intro.trim()}${more}\n\n${listsText(lines)}`.trim();
  });
  return [
    ...groups.map(({title, of, lines}) => `### ${title}\n\nOf ${of}.\n\n${listsText(lines)}`),
    ...own,
  ].join('\n\n');
}

function sharedGroup(of, owners, lines) {
  const [, first] = /`(.*?)`/.exec(lines[0]);
  const title = `Shared by ${owners.length > 2 ? `components with \`${first}\`` : of}`;
  return {title, of, lines, count: owners.length, has: name => owners.includes(name)};
}

const isWorthSharing = (lines, count) =>
  lines.join().length * (count - 1) > WORTH_SHARING || lines.some(text => text.length > LONG_LINE);

/** Returns lines that start with the title of their list as lists. */
const listsText = lines =>
  groupBy(lines, text => text.split('\n')[0])
    .map(([title, texts]) => `${title}:\n\n${texts.map(text => text.slice(title.length + 1)).join('\n')}`)
    .join('\n\n');

/** Returns pairs of a key and the items with it. Node 20 has no `Map.groupBy`. */
function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Returns a module: what the tasks mention, and the names of everything else. */
function moduleText({name, exports}, isMentioned) {
  const isDescribed = item => !item.isType && isMentioned(item);
  const lines = exports.filter(isDescribed).map(item => line(code(item.name), item));
  const others = names(exports.filter(item => !isDescribed(item)));
  return `### ${name}\n\n${[...lines, ...others].join('\n')}`;
}

/** A type with more members, such as one for each message of the library, is a list of names. */
const MOST_MEMBERS = 30;

function typeText({name, description, type, members = []}) {
  const lines =
    members.length > MOST_MEMBERS
      ? names(members)
      : members.map(member => line(code(member.name + (member.required ? '' : '?')), member));
  return [line(code(name), {type, description}), ...lines.map(text => `  ${text}`)].join('\n');
}
