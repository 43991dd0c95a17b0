/**
 * Finds the top modal. A modal makes everything outside it inert, also for screen readers, so anything that
 * must stay reachable has to be inside. Dialogs in the document are observed. Dialogs in shadow roots cannot
 * be: their elements report them (`enterTopLayer`). Of those not reported, the one with the focus is found,
 * or else any open one.
 */
import {composedClosest, deepActiveElement} from './composed-tree.js';

/** The known open modals, in the order they were opened. */
const modals: HTMLElement[] = [];
/** The reported modals. */
const entered = new Set<HTMLElement>();
const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

const OBSERVED: MutationObserverInit = {attributeFilter: ['open']};

/**
 * Reports that a modal has opened: a `<dialog>` in a shadow root, immediately after its `showModal()`, or an
 * element that is modal by other means. Content that must stay reachable, such as toasts, then moves into it.
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

/** Returns the top modal; null if none is open. */
export function topModal(): HTMLElement | null {
  // Only the top modal can contain the focus.
  const found =
    composedClosest(deepActiveElement(), isOpen) ?? modals.filter(isOpen).at(-1) ?? findModal(document);
  if (found !== null && !modals.includes(found)) remember(found);
  return found;
}

/** Calls the listener when a modal opens or closes. Returns a function that removes the listener. */
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

/** A fullscreen element is also `:modal`, but does not make the rest of the page inert. */
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
