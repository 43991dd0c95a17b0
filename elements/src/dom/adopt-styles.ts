import {adoptStyles, type CSSResultOrNative, type ReactiveElement} from 'lit';

/** The style sheets constructed for documents other than that of the library. */
const copies = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

/**
 * Applies styles to a shadow root in any document. Constructed style sheets belong to one document (CSSOM,
 * "adoptedStyleSheets"), so each other document, such as that of an iframe, gets its own copies.
 */
export function adoptStylesAnywhere(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const {ownerDocument} = root;
  const view = ownerDocument.defaultView;
  if (ownerDocument === document) adoptStyles(root, [...styles]);
  // A document without a window is not rendered.
  else if (view !== null) root.adoptedStyleSheets = styles.map(style => copyFor(view, style));
}

/** The styles of elements that are not those of their class, such as of a feature. */
const added = new WeakMap<ReactiveElement, readonly CSSResultOrNative[]>();

/** Applies styles to an element after those of its class, also in other documents. They replace those that were added before. */
export function addStyles(element: ReactiveElement, ...styles: readonly CSSResultOrNative[]): void {
  added.set(element, styles);
  adoptOwnStyles(element);
}

/** Applies the styles of an element again, because moving it to another document drops them. */
export function adoptOwnStyles(element: ReactiveElement): void {
  const {elementStyles} = element.constructor as typeof ReactiveElement;
  const root = element.shadowRoot;
  if (root !== null) adoptStylesAnywhere(root, [...elementStyles, ...(added.get(element) ?? [])]);
}

function copyFor(
  {document: owner, CSSStyleSheet: Sheet}: Window & typeof globalThis,
  style: CSSResultOrNative,
) {
  const own = copies.get(owner) ?? new Map<CSSResultOrNative, CSSStyleSheet>();
  copies.set(owner, own);
  const known = own.get(style);
  if (known !== undefined) return known;
  const copy = new Sheet();
  copy.replaceSync(
    'cssText' in style ? style.cssText : [...style.cssRules].map(rule => rule.cssText).join('\n'),
  );
  own.set(style, copy);
  return copy;
}
