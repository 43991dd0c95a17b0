import {html, type TemplateResult} from 'lit';
import {composedContains} from './composed-tree.js';
import {tabStops, tryFocus} from './focus.js';

/**
 * Places the content of a dialog between two edges. When Tab reaches an edge, focus moves to the other end,
 * so that it stays inside (ARIA Authoring Practices, "Dialog"). Otherwise it would move on to the buttons of
 * the browser.
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
  // When focus comes from outside, such as from the browser's buttons, it enters at this edge.
  const isWayIn = !composedContains(dialog, relatedTarget as Node | null);
  const stops = tabStops(dialog).filter(stop => !stop.matches('.edge'));
  if (isFirst !== isWayIn) stops.reverse();
  stops.some(stop => tryFocus(stop));
}
