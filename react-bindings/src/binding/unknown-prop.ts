/** The global attributes of HTML and React, in lower case. Events, `aria-…` and `data-…` are matched by pattern. */
const HOST_PROPS = new Set(
  (
    'about accesskey autocapitalize autocorrect autofocus autosave class classname color content contenteditable ' +
    'contextmenu dangerouslysetinnerhtml datatype dir draggable enterkeyhint exportparts hidden id inert inlist ' +
    'inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover popovertarget ' +
    'popovertargetaction prefix property radiogroup rel resource results rev role security slot spellcheck style ' +
    'suppresscontenteditablewarning suppresshydrationwarning tabindex title translate typeof unselectable vocab'
  ).split(' '),
);

/** Whether a prop belongs to the HTML element: a global attribute, a custom one such as `data-id`, or an event. */
export function isHostProp(name: string): boolean {
  return /^on|[-:]/.test(name) || HOST_PROPS.has(name.toLowerCase());
}

/** Names of our props in other libraries. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  data: ['rows', 'options', 'results'],
  dataSource: ['rows'],
  items: ['options', 'links', 'rows'],
  defaultChecked: ['initValue'],
  defaultValue: ['initValue'],
  description: ['hint'],
  errorMessage: ['error'],
  heading: ['title'],
  helperText: ['hint'],
  isOpen: ['open'],
  show: ['open'],
  visible: ['open'],
};

const warned = new Set<string>();

/** Warns once about a prop that the component does not have, and suggests a similar one. Not called in production. */
export function warnOfUnknownProp(component: string, prop: string, known: readonly string[]): void {
  if (warned.has(`${component} ${prop}`)) return;
  warned.add(`${component} ${prop}`);
  const similar = similarName(prop, known);
  const hint = similar === undefined ? '' : ` Did you mean "${similar}"?`;
  console.warn(`${component}: there is no prop "${prop}", so it is ignored.${hint}`);
}

/**
 * Returns a known name with the same meaning in other libraries, with the same letters, such as label for lable, or with one
 * letter that is wrong, missing, or too many, such as pageSize for pageSise.
 */
function similarName(name: string, known: readonly string[]): string | undefined {
  const synonyms = Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name]! : [];
  const letters = lettersOf(name);
  return (
    synonyms.find(one => known.includes(one)) ??
    known.find(one => lettersOf(one) === letters) ??
    known.find(one => isOneLetterOff(name.toLowerCase(), one.toLowerCase()))
  );
}

const lettersOf = (name: string): string => [...new Set(name.toLowerCase())].sort().join('');

function isOneLetterOff(one: string, other: string): boolean {
  const start = [...one, ''].findIndex((letter, index) => letter !== other[index]);
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
}
