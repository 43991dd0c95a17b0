import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

export const toastRegionStyles = [
  hostStyles,
  visuallyHiddenStyles,
  css`
    :host {
      --_gap: calc(${token.space} * 2);
      --_edge: calc(${token.space} * 4);
      display: contents;
    }

    /* Fixed, so that it does not make the page longer. */
    .visually-hidden {
      inset: 0 auto auto 0;
      position: fixed;
    }

    .region {
      background: none;
      block-size: auto;
      border: 0;
      color: inherit;
      inline-size: auto;
      inset: 0 var(--lc-scrollbar-gap, 0) 0 0;
      margin: 0;
      max-block-size: none;
      max-inline-size: none;
      overflow: hidden;
      padding: 0;
      pointer-events: none;
      position: fixed;
    }

    .region:popover-open {
      display: flex;
      flex-direction: column;
      justify-content: space-between;
    }

    .edge {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      min-block-size: 0;
    }

    /* As wide as the screen, so that a toast can be dragged off it. The page below stays clickable. */
    .stack {
      --_inner: calc(${token.space} * 8);
      display: flex;
      flex-direction: column;
      grid-area: 1 / 1;
      max-block-size: 100dvh;
      overflow: hidden auto;
      overscroll-behavior: contain;
      padding-inline: max(var(--_edge), env(safe-area-inset-left))
        max(var(--_edge), env(safe-area-inset-right));
      scrollbar-width: none;
    }

    /* Leaves space for a shadow at the inner end. */
    .top .stack {
      padding-block: calc(
          var(--lc-toast-region-top, 0px) + max(var(--_edge) - var(--_gap) / 2, env(safe-area-inset-top))
        )
        var(--_inner);
    }

    .bottom .stack {
      align-self: end;
      padding-block: var(--_inner) max(var(--_edge) - var(--_gap) / 2, env(safe-area-inset-bottom));
    }

    ::slotted(*) {
      flex: none;
      inline-size: min(var(--lc-toast-region-width, 22.5rem), 100%);
      margin-block: calc(var(--_gap) / 2);
    }

    /* Left and right are physical directions. */
    .left {
      align-items: start;
    }

    .center {
      align-items: center;
    }

    .right {
      align-items: end;
    }

    .left:dir(rtl) {
      align-items: end;
    }

    .right:dir(rtl) {
      align-items: start;
    }

    /* On a narrow screen, the toasts of one edge form a single column, and leave part of the page usable. */
    @media (width < 48rem) {
      .edge {
        display: block;
      }
    }

    @media (width < 30rem) {
      :host {
        --_edge: calc(${token.space} * 3);
      }

      .stack {
        max-block-size: 60dvh;
      }

      ::slotted(*) {
        inline-size: 100%;
      }
    }

    @media print {
      .region {
        display: none !important;
      }
    }
  `,
];
