import type {TemplateResult} from 'lit';

type Strings = TemplateStringsArray;

/** The strings of each outer template with those of the inner one, by the latter. */
const joined = new WeakMap<Strings, Strings>();

/**
 * Makes a template that is a child of another one part of it. To Lit, they are one template then, which takes less time:
 * each template is cloned and inserted alone, and has markers.
 *
 * @param outer A template with `inner` among its values.
 * @param inner A template that is always in the same outer one, and that an element never replaces with another one:
 *   everything would be rendered again.
 */
export function inlineTemplate(outer: TemplateResult, inner: TemplateResult): TemplateResult {
  const values = [...outer.values];
  const index = values.indexOf(inner);
  values.splice(index, 1, ...inner.values);
  // Lit knows a template by its array of strings, so each time it must be the same one.
  const strings = joined.get(inner.strings) ?? join([...outer.strings], [...inner.strings], index);
  joined.set(inner.strings, strings);
  return {...outer, strings, values};
}

function join(outer: string[], inner: string[], index: number): Strings {
  inner[0] = outer[index]! + inner[0]!;
  inner[inner.length - 1] += outer[index + 1]!;
  outer.splice(index, 2, ...inner);
  // Lit accepts only strings of a template literal, which have this property.
  return Object.assign(outer, {raw: outer});
}
