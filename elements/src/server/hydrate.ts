/**
 * Hydrates what a server has rendered: `import '@life-changers/elements/hydrate'` before anything else that imports Lit.
 *
 * An element hydrates with the answers of a server (`dom/server-view.ts`), which match what the page shows. Then it updates
 * again with what the browser knows, before the browser paints. What the user has entered before that is kept, and sent
 * as `input` and `change`. An element of a framework waits until the framework has set its properties.
 */
// First, because Lit looks for it when it is evaluated.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import {adoptStyles, type PropertyValues} from 'lit';
import {LcElement} from '../base/lc-element.js';
import {warn} from '../base/members.js';
import {HYDRATE} from '../core/binding/index.js';
import {WAITING} from '../dom/hydration-mark.js';
import {setServerView} from '../dom/server-view.js';
import {enteredIn} from './entered.js';

/** The members of an element that hydration wraps. Lit's own support does the same. */
interface Updating {
  performUpdate(): void;
  update(changed: PropertyValues): void;
  [HYDRATE]?(): void;
}

const prototype = LcElement.prototype as unknown as LcElement & Updating;
const {performUpdate, update} = prototype;

prototype.performUpdate = function (): void {
  const root = this.shadowRoot;
  if (this.hasUpdated || !this.isUpdatePending || root === null || root.childNodes.length === 0)
    return performUpdate.call(this);
  if (waitingMark(root) !== null) return;
  const enter = enteredIn(root);
  setServerView(true);
  try {
    performUpdate.call(this);
  } catch (cause) {
    setServerView(false);
    renderAgain(this, root, cause);
  } finally {
    setServerView(false);
  }
  useSharedStyles(root, this);
  this.requestUpdate();
  performUpdate.call(this);
  reportSlots(root);
  enter();
};

/** What follows an update, such as events, may concern other elements. */
prototype.update = function (changed: PropertyValues): void {
  try {
    update.call(this, changed);
  } finally {
    setServerView(false);
  }
};

/** Hydrates an element that has been waiting for its framework. */
prototype[HYDRATE] = function (): void {
  const mark = this.shadowRoot && waitingMark(this.shadowRoot);
  if (!mark) return;
  mark.remove();
  this.performUpdate();
};

function waitingMark({firstChild}: ShadowRoot): Comment | null {
  return firstChild instanceof Comment && firstChild.data === WAITING ? firstChild : null;
}

/** Renders as without a server, if the page is not what this version of the library renders. */
function renderAgain(element: LcElement & Updating, root: ShadowRoot, cause: unknown): void {
  element[warn]('the server-rendered HTML does not match, so the element renders again.', cause);
  root.replaceChildren();
  Reflect.deleteProperty(root, '_$litPart$');
  element.requestUpdate();
  performUpdate.call(element);
}

/** Sends the events that the browser sent when it parsed the page, before there were listeners. */
function reportSlots(root: ShadowRoot): void {
  for (const slot of root.querySelectorAll('slot'))
    if (slot.assignedNodes().length > 0) slot.dispatchEvent(new Event('slotchange', {bubbles: true}));
}

/** Replaces the style sheet in the HTML of each element by the one that all elements of a class share. */
function useSharedStyles(root: ShadowRoot, element: LcElement): void {
  adoptStyles(root, (element.constructor as typeof LcElement).elementStyles);
  // In a shadow root, `:scope >` matches nothing.
  for (const child of [...root.children]) if (child.matches('style, link[rel=stylesheet]')) child.remove();
}
