import {isServerView} from './server-view.js';

/** The attributes with which an app names an element, and which name the native control inside. */
export const NAME_ATTRIBUTES: readonly string[] = ['aria-label', 'aria-labelledby'];

/** Returns the name that an app gives an element with ARIA attributes, or `''`. */
export function ariaNameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = isServerView ? [] : ids.map(id => textWithId(element, id)).filter(Boolean);
  return texts.join(' ') || (element.getAttribute('aria-label') ?? '');
}

function textWithId(element: Element, id: string): string {
  const root = element.getRootNode() as Partial<Document>;
  return root.getElementById?.(id)?.textContent?.trim() ?? '';
}
