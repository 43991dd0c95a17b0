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
      --_direction: 1;
      --_folded: 1;
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

    /* A tap unfolds it on touch screens. */
    .stack:hover,
    .focused .stack:focus-within,
    .expanded .stack,
    .stack.unfolded {
      --_folded: 0;
    }

    /* Leaves space for a shadow at the inner end. */
    .top .stack {
      padding-block: calc(
          var(--lc-toast-region-top, var(--lc-header-height, 0px)) +
            max(var(--_edge), env(safe-area-inset-top))
        )
        var(--_inner);
    }

    .bottom .stack {
      --_direction: -1;
      align-self: end;
      /* Scrolled to the newest at first. */
      flex-direction: column-reverse;
      padding-block: var(--_inner) max(var(--_edge), env(safe-area-inset-bottom));
    }

    /* As high as the toasts are, folded or not. They are placed with what the list measures. */
    slot {
      block-size: max(
        var(--_toast-least, 0px),
        var(--_folded) * (var(--_toast-front) + min(2, var(--_behind)) * var(--_gap)) + (1 - var(--_folded)) *
          (var(--_toast-total) + var(--_behind) * var(--_gap))
      );
      display: block;
      flex: none;
      inline-size: min(var(--lc-toast-region-width, 22.5rem), 100%);
      isolation: isolate;
      position: relative;
    }

    /* The pointer may move over the gaps, and to a toast that comes when another one closes. */
    .stack:hover slot {
      pointer-events: auto;
    }

    /* Those behind are smaller. They show an edge below the front one, and nothing above it. */
    ::slotted(*) {
      --_scale: calc(1 - var(--_folded) * var(--_index) * 0.05);
      --_toast-cut: calc(
        -2rem + var(--_folded) * min(1, var(--_index)) *
          max(0px, var(--_toast-height) - var(--_toast-front) + 2rem)
      );
      clip-path: inset(var(--_toast-cut) -100vw -2rem);
      inset: 0 0 auto;
      opacity: calc(3 - var(--_folded) * var(--_index));
      position: absolute;
      scale: var(--_scale);
      transform-origin: bottom;
      transition: ${token.duration} ${token.easing};
      transition-property: clip-path, opacity, scale, translate;
      translate: 0
        calc(
          var(--_direction) *
            (
              var(--_index) * var(--_gap) + var(--_folded) * (var(--_toast-front) - var(--_toast-height)) +
                (1 - var(--_folded)) * var(--_toast-above)
            )
        );
      z-index: calc(-1 * var(--_index));
    }

    .bottom ::slotted(*) {
      clip-path: inset(-2rem -100vw var(--_toast-cut));
      inset: auto 0 0;
      transform-origin: top;
    }

    /* A closing toast is in front. */
    ::slotted([inert]) {
      z-index: 1;
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

      slot {
        inline-size: 100%;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      ::slotted(*) {
        transition: none;
      }
    }

    @media print {
      .region {
        display: none !important;
      }
    }
  `,
];
