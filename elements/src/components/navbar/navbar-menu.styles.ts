import {css, unsafeCSS, type CSSResult} from 'lit';
import * as token from '../../styles/token.js';

/**
 * The minimum width of a wide bar, by the number of its large parts (links, search, call to action). A narrower bar shows most
 * parts as a menu, which a button on the first line opens.
 */
const LEAST_WIDTHS = ['36rem', '40rem', '54rem', '72rem'] as const;

export const navbarMenuStyles: CSSResult[] = LEAST_WIDTHS.map((width, parts) =>
  narrowBar(unsafeCSS(width), unsafeCSS(`.parts-${parts}`)),
);

/** A container query cannot know what is in the bar, so each number of parts has its own rules. */
function narrowBar(leastWidth: CSSResult, bar: CSSResult): CSSResult {
  return css`
    @container lc-navbar (inline-size < ${leastWidth}) {
      ${bar} {
        column-gap: ${token.space};
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto auto;
        min-block-size: calc(var(--_height) * 0.875);
        padding-block: calc(${token.space} * 1.75);
      }

      /* Only its icon. */
      ${bar} .search:not([hidden]) {
        grid-area: 1 / 2;
      }

      ${bar} .search ::slotted([slot='search']) {
        inline-size: ${token.controlHeight};
      }

      ${bar} .brand {
        grid-area: 1 / 1;
        justify-self: start;
      }

      ${bar} .toggle:not([hidden]) {
        color: ${token.colorText};
        display: grid;
        grid-area: 1 / 3;
        place-items: center;
      }

      ${bar} .toggle[aria-expanded='true'] {
        background: ${token.colorHover};
      }

      ${bar} .breadcrumb {
        --lc-breadcrumb-wrap: wrap;
        grid-column: 1 / -1;
      }

      /* Next to the button if there is no brand. */
      ${bar} .brand[hidden] ~ .breadcrumb {
        grid-area: 1 / 1;
      }

      ${bar} .menu ::slotted([slot='search']) {
        inline-size: 100%;
        max-inline-size: none;
      }

      ${bar} lc-breadcrumb,
      ${bar} ::slotted([slot='breadcrumb']) {
        border: 0;
        padding: 0 0 calc(${token.space} * 0.5);
      }

      ${bar} .menu {
        align-items: stretch;
        display: none;
        flex-direction: column;
        gap: calc(${token.space} * 3);
        grid-column: 1 / -1;
        margin-inline: calc(var(--_padding) * -1);
        max-block-size: calc(100dvh - var(--_height));
        overflow-y: auto;
        overscroll-behavior: contain;
        padding: calc(${token.space} * 3) var(--_padding);
      }

      :host([expanded]) ${bar} .menu:not([hidden]) {
        display: flex;
      }

      ${bar} ::slotted([slot='links']) {
        display: block;
        margin: 0 calc(${token.space} * -3);
      }

      ${bar} .actions {
        align-items: stretch;
        flex-direction: column;
        gap: ${token.space};
      }

      ${bar} .action {
        color: inherit;
        gap: calc(${token.space} * 3);
        justify-content: start;
        /* The icon is flush with the parts above; the button's background extends beyond it. */
        margin-inline: calc(${token.space} * -2);
        padding-inline: calc(${token.space} * 2);
      }

      ${bar} .action-text {
        display: block;
      }

      ${bar} .badge {
        box-shadow: none;
        margin-inline-start: auto;
        order: 1;
        position: static;
      }
    }
  `;
}
