import {describeElement, didYouMean, findDeclaration, LISTS, nearestElements} from './element-info.mjs';
import {nearestNames} from './nearest-name.mjs';
import {exampleData, referenceData} from './package-data.mjs';
import {UsageError} from './usage-error.mjs';

export const about = 'describes an element, one of its members, or a type of the API';

export const usage = `life-changers info <tag | component | type> [member]

Prints an element with the first sentence about each member. With a member, such as
life-changers info lc-select searchable, all about it. A type is one that a member names, such as Option.

  --only <lists>  all about some lists, such as attributes,events: ${Object.keys(LISTS).join(', ')},
                  reactProps
  --format json   {tag, name, summary, description, status, deprecated, import, react, types, and the lists}, or
                  {tag, member, found: [{list, ...}]}, or {type, description, members}`;

export const options = {only: {type: 'string'}};

/** @returns {import('./run.mjs').Result} */
export function run([name, member], {only} = {}) {
  if (name === undefined) throw new UsageError('info needs the name of an element, such as lc-select.');
  const declaration = findDeclaration(name);
  if (declaration === undefined) return typeInfo(name);
  const element = describeElement(declaration);
  if (member !== undefined) return memberInfo(element, member);
  return only === undefined ? elementInfo(element) : listsInfo(element, only);
}

function elementInfo(element) {
  const {tag, react, description, status, deprecated, types} = element;
  const lists = Object.keys(LISTS).flatMap(list => listText(element, list, short));
  const props = react?.props ?? [];
  const lines = [
    `${tag} (${status}${deprecated ? `, deprecated: ${deprecated}` : ''})`,
    '',
    description.trim(),
    '',
    `  ${element.import}`,
    ...(react ? [`  ${react.import}`] : []),
    ...lists,
    ...(props.length > 0 ? reactText(react, short) : []),
    ...(types.length > 0 ? ['', `Types: ${types.join(', ')}`] : []),
    '',
    `More: life-changers info ${tag} <member>, info <type>, example ${tag}, doc ${tag}`,
  ];
  return {data: element, text: lines.join('\n')};
}

/** Returns lines with a title and a list, if it has items. Properties with an attribute are in its list. */
function listText(element, list, describe) {
  const items = list === 'properties' ? element.properties.filter(item => !item.attribute) : element[list];
  return items.length > 0 ? ['', `${LISTS[list]}:`, ...items.map(item => `- ${lineOf(item, describe)}`)] : [];
}

function reactText({name, acceptsProperties, props}, describe) {
  const title = acceptsProperties ? `Props of ${name}, besides the properties above:` : `Props of ${name}:`;
  return ['', title, ...props.map(prop => `- ${lineOf(prop, describe)}`)];
}

function lineOf(item, describe) {
  const {name, property, type, default: standard, readonly, required, deprecated} = item;
  const notes = [
    property && property !== name ? `property ${property}` : '',
    readonly ? 'read-only' : '',
    required ? 'required' : '',
    deprecated ? `deprecated: ${deprecated}` : '',
  ].filter(note => note !== '');
  return [
    name || '(default)',
    notes.length > 0 ? ` (${notes.join(', ')})` : '',
    type ? ` \`${type.replace(/^\| /, '')}\`` : '',
    standard ? ` = ${standard}` : '',
    describe(item) ? `: ${describe(item)}` : '',
  ].join('');
}

/** The first sentence, and the modules that the member needs. */
function short({description = '', needs}) {
  const [first = ''] = /^.*?[.!?](?=\s|$)/.exec(description) ?? [description];
  if (!needs || needs.modules.every(module => first.includes(module))) return first;
  const when = needs.value === null ? 'Needs' : `'${needs.value}' needs`;
  return `${first} ${when} import ${needs.modules.join(needs.isAny ? ' or ' : ' and ')}.`;
}

const full = ({description = ''}) => description;

function listsInfo(element, only) {
  const names = only.split(',').map(name => name.trim());
  const known = [...Object.keys(LISTS), 'reactProps'];
  const wrong = names.find(name => !known.includes(name));
  if (wrong !== undefined)
    throw new UsageError(
      `There is no list "${wrong}".${didYouMean(nearestNames(wrong, known), ` Lists: ${known.join(', ')}.`)}`,
    );
  const propsOf = ({react}) => react?.props ?? [];
  const data = Object.fromEntries(
    names.map(name => [name, name === 'reactProps' ? propsOf(element) : element[name]]),
  );
  const lines = names.flatMap(name => {
    if (name !== 'reactProps') return listText(element, name, full);
    return propsOf(element).length > 0 ? reactText(element.react, full) : [];
  });
  return {data: {tag: element.tag, ...data}, text: [element.tag, ...lines].join('\n')};
}

function memberInfo(element, member) {
  const {tag, react} = element;
  const lists = [
    ...Object.keys(LISTS).map(list => [list, element[list]]),
    ['reactProps', (react?.props ?? []).map(prop => ({...prop, list: 'reactProps'}))],
  ];
  const found = lists.flatMap(([list, items]) =>
    items.filter(({name}) => name === member).map(item => ({list, ...item})),
  );
  if (found.length === 0) {
    const names = lists.flatMap(([, items]) => items.map(({name}) => name));
    throw new UsageError(
      `${tag} has no "${member}".${didYouMean(nearestNames(member, names), ` Run life-changers info ${tag}.`)}`,
    );
  }
  // The property of an attribute of the same name has the same text.
  const told = found.filter(({list, attribute}) => list !== 'properties' || attribute !== member);
  const texts = told.map(item => `${LISTS[item.list] ?? 'React props'}:\n- ${lineOf(item, full)}`);
  return {data: {tag, member, found}, text: [tag, '', texts.join('\n\n')].join('\n')};
}

function typeInfo(name) {
  const {types} = referenceData();
  if (!Object.hasOwn(types, name)) {
    const pages = exampleData().pages.find(page => page.name === name);
    if (pages) throw new UsageError(`${name} is a page of examples: run life-changers example ${name}.`);
    const near = [...nearestElements(name), ...nearestNames(name, Object.keys(types))].slice(0, 3);
    throw new UsageError(`There is no element and no type "${name}".${didYouMean(near)}`);
  }
  const {description = '', type, members = []} = types[name];
  const lines = members.map(
    member =>
      `- ${lineOf({...member, name: `${member.name}${member.required ? '' : '?'}`, required: false}, full)}`,
  );
  return {
    data: {name, type: type ?? null, description, members},
    text: [`${name}${type ? ` = ${type}` : ''}`, description, ...lines]
      .filter(text => text !== '')
      .join('\n'),
  };
}
