import {css, unsafeCSS, type CSSResult} from 'lit';

/**
 * How much room the bar needs by the number of its large parts (search, call to action): with less, most of it is a
 * menu that a button on the first line shows.
 */
const LEAST_WIDTHS = ['36rem', '48rem', '64rem'] as const;

export const navbarMenuStyles: CSSResult[] = LEAST_WIDTHS.map((width, parts) =>
  narrowBar(unsafeCSS(width), unsafeCSS(`.parts-${parts}`)),
);

/** A container query cannot tell what is in the bar, so each number of parts has rules of its own. */
function narrowBar(leastWidth: CSSResult, bar: CSSResult): CSSResult {
  return css`
    @container lc-navbar (inline-size < ${leastWidth}) {
      ${bar} {
        flex-wrap: wrap;
        min-block-size: calc(var(--_height) * 0.875);
      }

      ${bar} .brand {
        flex: 0 1 auto;
        min-inline-size: 0;
      }

      ${bar} .toggle:not([hidden]) {
        border-color: var(--_color-border);
        color: var(--_color-text);
        display: grid;
        margin-inline-start: auto;
        place-items: center;
      }

      ${bar} .toggle[aria-expanded='true'] {
        background: var(--_color-surface-sunken);
      }

      ${bar} .breadcrumb {
        --lc-breadcrumb-wrap: wrap;
        flex-basis: 100%;
        order: 1;
      }

      ${bar} lc-breadcrumb,
      ${bar} ::slotted([slot='breadcrumb']) {
        border: 0;
        padding: var(--_space) 0 calc(var(--_space) * 0.5);
      }

      ${bar} .menu {
        align-items: stretch;
        border-block-start: 1px solid var(--_color-border);
        display: none;
        flex: 1 0 100%;
        flex-direction: column;
        gap: calc(var(--_space) * 3);
        margin: calc(var(--_space) * 2) calc(var(--_padding) * -1) 0;
        max-block-size: calc(100dvh - var(--_height));
        order: 2;
        overflow-y: auto;
        overscroll-behavior: contain;
        padding: calc(var(--_space) * 4) var(--_padding) calc(var(--_space) * 2);
      }

      :host([expanded]) ${bar} .menu:not([hidden]) {
        display: flex;
      }

      ${bar} .actions {
        align-items: stretch;
        flex-direction: column;
        gap: var(--_space);
        /* The icons stand flush with the parts above; the ground of a button reaches beyond. */
        margin-inline: calc(var(--_space) * -2);
      }

      ${bar} ::slotted([slot='search']) {
        inline-size: 100%;
      }

      ${bar} .action {
        color: inherit;
        gap: calc(var(--_space) * 3);
        justify-content: start;
        padding-inline: calc(var(--_space) * 2);
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
