import {rootsIn} from './quiet.js';

const SINGLE = ['aria-activedescendant'];
const LISTS = ['aria-labelledby', 'aria-describedby'];

/** Returns the references of ARIA that lead nowhere, or to several elements. */
export function referenceProblems(root: HTMLElement): string[] {
  return rootsIn(root).flatMap(scope =>
    [...SINGLE, ...LISTS].flatMap(name =>
      [...scope.querySelectorAll(`[${name}]`)].flatMap(element => problemOf(element, name)),
    ),
  );
}

function problemOf(element: Element, name: string): string[] {
  const scope = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute(name)!.split(/\s+/).filter(Boolean);
  return ids.flatMap(id => {
    const {length} = scope.querySelectorAll(`[id="${CSS.escape(id)}"]`);
    return length === 1 ? [] : [`${name}="${id}" of <${element.localName}> is the id of ${length} elements`];
  });
}

/** Returns what is wrong with a group in which Tab reaches one element, in words. */
export function tabStopProblems(title: string, items: readonly Element[]): string[] {
  const free = items.filter(item => !item.matches(':disabled'));
  const stops = free.filter(item => (item as HTMLElement).tabIndex === 0);
  const isRight = stops.length === (free.length === 0 ? 0 : 1);
  return isRight ? [] : [`Tab reaches ${stops.length} of ${free.length} ${title}`];
}
