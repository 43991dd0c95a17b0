import {parseAttribute} from './attribute-syntax.mjs';
import {loadParser} from './load-parser.mjs';

/** What stands for an attribute in the tree of Svelte. Directives such as `class:` and spread attributes do not. */
const PREFIX = {Attribute: '', OnDirective: 'on:', BindDirective: 'bind:'};

/**
 * Reads the elements in a Svelte component. It evaluates an expression again only if what it reads has changed, so rules are not
 * created with each update.
 *
 * @param {import('./read-source.mjs').Source} source
 */
export async function read(source) {
  const {parse} = await loadParser('svelte/compiler', source.file);
  visit(parse(source.text, {modern: true}).fragment, null);

  /** Returns the tags inside. Blocks, such as `{#each}`, are objects with fragments. */
  function visit(node, parent) {
    const inside = new Set();
    const tag = node.type === 'RegularElement' ? node.name : null;
    const isElement = tag?.startsWith('lc-') === true;
    if (isElement) source.uses.push(useOf(node, inside));
    if (tag !== null) addSlot(node, parent);
    for (const [key, value] of Object.entries(node)) {
      if (key === 'attributes' || key === 'expression') continue;
      for (const child of [value].flat())
        if (typeof child?.type === 'string') for (const name of visit(child, tag ?? parent)) inside.add(name);
    }
    return isElement ? new Set([...inside, tag]) : inside;
  }

  function useOf(node, inside) {
    const attributes = node.attributes.flatMap(attribute => {
      if (!(attribute.type in PREFIX)) return [];
      const {name, value, start} = attribute;
      const parsed = parseAttribute(`${PREFIX[attribute.type]}${name}`, 'either');
      return parsed ? [{...parsed, value: literalOf(value), offset: start}] : [];
    });
    return {tag: node.name, component: null, offset: node.start, attributes, inside};
  }

  function addSlot({attributes}, parent) {
    const slot = attributes.find(({type, name}) => type === 'Attribute' && name === 'slot');
    const name = slot && literalOf(slot.value);
    if (typeof name === 'string' && parent?.startsWith('lc-'))
      source.slots.push({parent, name, offset: slot.start});
  }
}

/** Returns the value of an attribute, or null if it has an expression. */
const literalOf = value =>
  Array.isArray(value) && value.length === 1 && value[0].type === 'Text'
    ? value[0].data
    : value === true || null;
