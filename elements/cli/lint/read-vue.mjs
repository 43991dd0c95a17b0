import {isPlain, parseAttribute} from './attribute-syntax.mjs';
import {loadParser} from './load-parser.mjs';
import {rulesCreatorOf} from './read-text.mjs';

/** The kinds of nodes and props in a template of Vue. */
const ELEMENT = 1;
const ATTRIBUTE = 6;

/** Reads the elements in the template of a Vue component. @param {import('./read-source.mjs').Source} source */
export async function read(source) {
  const {parse} = await loadParser('vue/compiler-sfc', source.file);
  const {descriptor} = parse(source.text);
  const createsRules = rulesCreatorOf(source.imports);
  for (const node of descriptor.template?.ast?.children ?? []) visit(node, null);

  /** Returns the tags inside. */
  function visit(node, parent) {
    if (node.type !== ELEMENT) return new Set();
    const inside = new Set();
    const isElement = node.tag.startsWith('lc-');
    if (isElement) source.uses.push(useOf(node, inside));
    const slot = node.props.find(({type, name}) => type === ATTRIBUTE && name === 'slot');
    if (slot && parent?.startsWith('lc-'))
      source.slots.push({parent, name: slot.value?.content ?? '', offset: slot.loc.start.offset});
    // A <template> of Vue has no element, so that its children are those of the element around it.
    const tag = node.tag === 'template' ? parent : node.tag;
    for (const child of node.children) for (const name of visit(child, tag)) inside.add(name);
    return isElement ? new Set([...inside, node.tag]) : inside;
  }

  function useOf(node, inside) {
    // `v-model` of a custom element that is checked needs `type="checkbox"`, for Vue alone.
    const hasModel = node.props.some(({name}) => name === 'model');
    const props = node.props.filter(({name}) => !(hasModel && name === 'type'));
    const attributes = props.flatMap(prop => {
      const written = prop.type === ATTRIBUTE ? prop.name : prop.rawName;
      const parsed = parseAttribute(written, 'either');
      const offset = prop.loc.start.offset;
      if (/^(:|v-bind:)(rules|schema)$/.test(written) && createsRules(prop.exp?.content ?? ''))
        source.created.push({name: parsed.name, offset});
      const value = isPlain(written) ? (prop.value?.content ?? true) : null;
      return parsed ? [{...parsed, value, offset}] : [];
    });
    return {tag: node.tag, component: null, offset: node.loc.start.offset, attributes, inside};
  }
}
