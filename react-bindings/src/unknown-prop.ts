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

/** Warns once about a prop that the component does not have, and suggests a similar one. */
export function warnOfUnknownProp(component: string, prop: string, known: readonly string[]): void {
  if (isProduction() || warned.has(`${component} ${prop}`)) return;
  warned.add(`${component} ${prop}`);
  const nearest = nearestName(prop, known);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  console.warn(`${component}: there is no prop "${prop}", so it is ignored.${hint}`);
}

declare const process: {readonly env: Readonly<Record<string, string | undefined>>};

/** Bundlers replace this. Without a bundler, there is no `process`. */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}

/** Returns the closest known name, or undefined if all of them differ by more than half of the characters. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const synonym = Object.hasOwn(SYNONYMS, name) && SYNONYMS[name]!.find(one => known.includes(one));
  if (synonym) return synonym;
  const [nearest] = known
    .map(one => ({one, edits: editsBetween(name.toLowerCase(), one.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits);
  return nearest !== undefined && nearest.edits <= name.length / 2 ? nearest.one : undefined;
}

/** The number of characters to add, remove or replace (Levenshtein distance). */
function editsBetween(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + Number(letter !== other)));
    row = next;
  }
  return row.at(-1)!;
}
