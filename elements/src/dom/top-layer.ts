/**
 * Which modal is open on top. A modal makes everything outside of it inert, also for screen readers, so what must be
 * reached meanwhile has to stand inside. Native dialogs of the page are noticed by themselves. The browser tells
 * nobody of one in a shadow root: an element that has one there says so (`enterTopLayer`), and of others the one that
 * has the focus is found, and then any that is there.
 */
import {composedClosest, deepActiveElement} from './composed-tree.js';

/** The modals that are known to be open, in the order in which they opened. */
const modals: HTMLElement[] = [];
/** Those that somebody vouches for. */
const entered = new Set<HTMLElement>();
const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

const OBSERVED: MutationObserverInit = {attributeFilter: ['open']};

/**
 * Says that a modal has opened: a `<dialog>` in a shadow root, right after its `showModal()`, or an element that is
 * modal by other means. What must stay within reach of the user, as toasts, then moves into it.
 *
 * @returns A function to call when the modal has closed.
 */
export function enterTopLayer(modal: HTMLElement): () => void {
  entered.add(modal);
  remember(modal);
  tell();
  return () => {
    if (!entered.delete(modal)) return;
    forget(modal);
    tell();
  };
}

/** The modal on top; null when none is open. */
export function topModal(): HTMLElement | null {
  // Only the modal on top can have the focus inside.
  const found =
    composedClosest(deepActiveElement(), isOpen) ?? modals.filter(isOpen).at(-1) ?? findModal(document);
  if (found !== null && !modals.includes(found)) remember(found);
  return found;
}

/** Calls back when a modal opens or closes. Gives a function that ends it. */
export function onTopLayerChange(listener: () => void): () => void {
  listeners.add(listener);
  observe();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}

/** A fullscreen element is `:modal` too, but leaves the rest of the page within reach. */
function isOpen(element: HTMLElement): boolean {
  return element.isConnected && (entered.has(element) || element.matches('dialog:modal'));
}

function findModal(root: Document | ShadowRoot): HTMLElement | null {
  let found = [...root.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;
  for (const {shadowRoot} of root.querySelectorAll('*')) {
    if (shadowRoot !== null) found = findModal(shadowRoot) ?? found;
  }
  return found;
}

function remember(modal: HTMLElement): void {
  forget(modal);
  modals.push(modal);
  observer?.observe(modal, OBSERVED);
}

function forget(modal: HTMLElement): void {
  const index = modals.indexOf(modal);
  if (index >= 0) modals.splice(index, 1);
}

function observe(): void {
  if (observer !== null) return;
  observer = new MutationObserver(records => {
    const dialogs = new Set(records.map(({target}) => target).filter(isDialog));
    for (const dialog of dialogs) {
      if (isOpen(dialog)) {
        if (!modals.includes(dialog)) remember(dialog);
      } else {
        forget(dialog);
      }
    }
    if (dialogs.size > 0) tell();
  });
  observer.observe(document, {...OBSERVED, subtree: true});
  for (const modal of modals) observer.observe(modal, OBSERVED);
}

function isDialog(node: Node): node is HTMLDialogElement {
  return node instanceof HTMLDialogElement;
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
