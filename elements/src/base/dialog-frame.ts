import {html, nothing, type TemplateResult} from 'lit';
import {closeIcon} from '../icons/icons.js';

interface DialogFrame {
  readonly heading: string;
  /** The name of the close button. */
  readonly closeText: string;
  readonly onClose: () => void;
  /** Whether the content is longer than its space. It is then a tab stop. */
  readonly canScroll: boolean;
}

/**
 * The header and the scrollable content of a dialog, which has `aria-labelledby="heading"`. They are not `<header>` and
 * `<footer>` elements, which would be landmarks of the page. The element defines `lc-icon-button`.
 */
export function dialogFrame({heading, closeText, onClose, canScroll}: DialogFrame): TemplateResult {
  return html`
    <div part="header" class="header">
      <h2 part="heading" id="heading"><slot name="heading">${heading}</slot></h2>
      <lc-icon-button part="close-button" class="close" size="sm" text=${closeText} @click=${onClose}
        >${closeIcon()}</lc-icon-button
      >
    </div>
    <div
      part="body"
      class="scroller"
      role=${canScroll ? 'region' : nothing}
      aria-labelledby=${canScroll ? 'heading' : nothing}
      tabindex=${canScroll ? 0 : nothing}
    >
      <div class="content"><slot></slot></div>
    </div>
  `;
}
