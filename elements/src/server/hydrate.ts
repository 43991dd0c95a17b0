/**
 * Hydrates what a server has rendered: `import '@life-changers/elements/hydrate'` before anything else that imports Lit.
 *
 * An element hydrates with the answers of a server (`dom/server-view.ts`), which match what the page shows. Then it updates
 * again with what the browser knows, before the browser paints. What the user has entered before that is kept, and sent
 * as `input` and `change`. An element of a framework waits until the framework has set its properties. If they are not
 * those that the server had, the page shows what the properties say, with a warning.
 */
// First, because Lit looks for it when it is evaluated.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import {LitElement, type ChildPart, type PropertyValues} from 'lit';
import {LcElement} from '../base/lc-element.js';
import {warn} from '../base/members.js';
import {HYDRATE} from '../core/binding/index.js';
import {WAITING} from '../dom/hydration-mark.js';
import {isServerView, setServerView} from '../dom/server-view.js';
import {findDifferences, type Difference} from './differences.js';
import {enteredIn} from './entered.js';

/** What `@lit-labs/ssr-client` has set. It defines `observedAttributes` on the class. */
declare const litElementHydrateSupport: (lit: {LitElement: typeof LitElement}) => void;

// Bundlers such as Turbopack can evaluate Lit first nevertheless: together with `lit-html`, which the support imports.
if (!Object.hasOwn(LitElement, 'observedAttributes')) litElementHydrateSupport({LitElement});

/** Lit stores the part of the content there. */
type HydratedRoot = ShadowRoot & {_$litPart$?: ChildPart};

/** The members of an element that hydration wraps. Lit's own support does the same. */
interface Updating {
  performUpdate(): void;
  update(changed: PropertyValues): void;
  [HYDRATE]?(): void;
}

const prototype = LcElement.prototype as unknown as LcElement & Updating;
const {performUpdate, update} = prototype;

/** The differences that the first update has found. Afterwards, controllers may change what it has rendered. */
const found = new WeakMap<LcElement, readonly Difference[]>();

prototype.performUpdate = function (): void {
  const root: HydratedRoot | null = this.shadowRoot;
  if (this.hasUpdated || !this.isUpdatePending || root === null || root.childNodes.length === 0)
    return performUpdate.call(this);
  if (waitingMark(root) !== null) return;
  const enter = enteredIn(root);
  setServerView(true);
  try {
    performUpdate.call(this);
  } finally {
    setServerView(false);
  }
  useSharedStyles(root, this);
  this.requestUpdate();
  performUpdate.call(this);
  reportDifferences(this, found.get(this)?.map(difference => difference()) ?? []);
  found.delete(this);
  reportSlots(root);
  enter();
};

/** What follows an update, such as events, may concern other elements. */
prototype.update = function (changed: PropertyValues): void {
  try {
    update.call(this, changed);
    if (isServerView) found.set(this, findDifferences((this.shadowRoot as HydratedRoot)._$litPart$));
  } catch (cause) {
    if (!isServerView) throw cause;
    renderAgain(this, cause, () => update.call(this, changed));
  } finally {
    setServerView(false);
  }
};

/**
 * Hydrates an element that has been waiting for its framework, once the framework has set the properties of the elements
 * around it as well, which can matter inside.
 */
prototype[HYDRATE] = function (): void {
  const mark = this.shadowRoot && waitingMark(this.shadowRoot);
  if (!mark) return;
  mark.remove();
  queueMicrotask(() => this.performUpdate());
};

function waitingMark({firstChild}: ShadowRoot): Comment | null {
  return firstChild instanceof Comment && firstChild.data === WAITING ? firstChild : null;
}

/** Renders as without a server. Lit cannot hydrate other templates than those of the server. */
function renderAgain(element: LcElement, cause: unknown, render: () => void): void {
  const root: HydratedRoot = element.shadowRoot!;
  const given = textOf(root);
  root.replaceChildren();
  delete root._$litPart$;
  render();
  const [before, after] = excerpts(given, textOf(root));
  reportDifferences(element, [`"${before}" instead of "${after}"`], cause);
}

/** Names the first differences. */
function reportDifferences(
  element: LcElement,
  differences: readonly (string | null)[],
  cause?: unknown,
): void {
  const named = differences.filter(difference => difference !== null);
  if (named.length === 0) return;
  element[warn](
    `the server-rendered HTML does not match: it has ${named.slice(0, 3).join(', ')}. Set the same properties on the server, or change them after hydration.`,
    cause,
  );
}

function textOf(root: ShadowRoot): string {
  const shown = [...root.children].filter(child => child.localName !== 'style');
  return shown
    .map(child => child.textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns what is around the first difference of two texts. */
function excerpts(...texts: [string, string]): string[] {
  const [one, other] = texts;
  let index = 0;
  while (index < one.length && one[index] === other[index]) index++;
  return texts.map(text => text.slice(Math.max(0, index - 20), index + 40));
}

/** Sends the events that the browser sent when it parsed the page, before there were listeners. */
function reportSlots(root: ShadowRoot): void {
  for (const slot of root.querySelectorAll('slot'))
    if (slot.assignedNodes().length > 0) slot.dispatchEvent(new Event('slotchange', {bubbles: true}));
}

/** Replaces the style sheet in the HTML of each element by the one that all elements of a class share. */
function useSharedStyles(root: ShadowRoot, element: LcElement): void {
  element.adoptedCallback();
  // In a shadow root, `:scope >` matches nothing.
  for (const child of [...root.children]) if (child.matches('style, link[rel=stylesheet]')) child.remove();
}
