import {html, type TemplateResult} from 'lit';
import {composedContains} from './composed-tree.js';
import {tabStops, tryFocus} from './focus.js';

/**
 * The content of a dialog between two edges that Tab runs into: it goes on at the other end, so that the focus stays
 * inside (ARIA practices, "dialog"). A browser alone would go on to its own buttons.
 */
export function withFocusEdges(content: TemplateResult): TemplateResult {
  return html`
    <span class="edge" tabindex="0" @focus=${handleFocus}></span>
    ${content}
    <span class="edge" tabindex="0" @focus=${handleFocus}></span>
  `;
}

function handleFocus({target, relatedTarget}: FocusEvent): void {
  const edge = target as HTMLElement;
  const dialog = edge.closest('dialog')!;
  const isFirst = edge === dialog.querySelector('.edge');
  // From outside, as from the browser's own buttons, the edge is the way in.
  const isWayIn = !composedContains(dialog, relatedTarget as Node | null);
  const stops = tabStops(dialog).filter(stop => !stop.matches('.edge'));
  if (isFirst !== isWayIn) stops.reverse();
  stops.some(stop => tryFocus(stop));
}
