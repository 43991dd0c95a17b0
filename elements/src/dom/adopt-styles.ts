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

/** Applies styles to an element after those of its class. */
export function addStyles(element: ReactiveElement, ...styles: readonly CSSResultOrNative[]): void {
  const {elementStyles} = element.constructor as typeof ReactiveElement;
  adoptStylesAnywhere(element.shadowRoot!, [...elementStyles, ...styles]);
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
