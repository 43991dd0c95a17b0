import type {TemplateResult} from 'lit';

type Strings = TemplateStringsArray;

const joined = new WeakMap<Strings, WeakMap<Strings, Strings>>();

/**
 * Makes a template that is a child of another one part of it. To Lit, they are one template then, which takes less time:
 * each template is cloned and inserted alone, and has markers.
 *
 * @param outer A template with `inner` among its values.
 * @param inner A template that an element never replaces with another one: everything would be rendered again.
 */
export function inlineTemplate(outer: TemplateResult, inner: TemplateResult): TemplateResult {
  const values = [...outer.values];
  const index = values.indexOf(inner);
  values.splice(index, 1, ...inner.values);
  return {...outer, strings: joinOnce(outer.strings, inner.strings, index), values};
}

/** Lit knows a template by its array of strings, so the same two always give the same one. */
function joinOnce(outer: Strings, inner: Strings, index: number): Strings {
  const known = joined.get(outer) ?? new WeakMap<Strings, Strings>();
  const strings = known.get(inner) ?? join([...outer], [...inner], index);
  joined.set(outer, known.set(inner, strings));
  return strings;
}

function join(outer: string[], inner: string[], index: number): Strings {
  inner[0] = `${outer[index]}${inner[0]}`;
  inner[inner.length - 1] += outer[index + 1]!;
  outer.splice(index, 2, ...inner);
  // Lit accepts only strings of a template literal, which have this property.
  return Object.assign(outer, {raw: outer});
}
