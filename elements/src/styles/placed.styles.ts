import {css} from 'lit';
import * as token from './token.js';

/**
 * A popup beside its anchor, which `PlacementController` places. It fades in and out; the closing animation needs the CSS
 * property `overlay`. An element with the class `arrow` inside points to the anchor.
 */
export const placedStyles = css`
  .placed {
    border: 1px solid var(--_border-color);
    box-sizing: border-box;
    inset: auto;
    margin: 0;
    max-inline-size: min(var(--_width), 100vw - ${token.space} * 2);
    opacity: 0;
    overflow: visible;
    overflow-wrap: anywhere;
    padding: 0;
    position: fixed;
    /* Measured. */
    scroll-margin-block-start: var(--lc-header-height, 0px);
    transition: opacity ${token.duration} ${token.easing};
  }

  .placed:popover-open {
    opacity: 1;
  }

  @starting-style {
    .placed:popover-open {
      opacity: 0;
    }
  }

  @supports (overlay: auto) {
    .placed {
      transition:
        opacity ${token.duration} ${token.easing},
        display ${token.duration} allow-discrete,
        overlay ${token.duration} allow-discrete;
    }
  }

  /* Its visible half is outside the popup. At a corner of the popup, it would be cut off. */
  .arrow {
    --_size: 0.625rem;
    --_place: clamp(
      ${token.radius},
      var(--_arrow, 0px) - var(--_size) / 2,
      100% - ${token.radius} - var(--_size)
    );
    background: inherit;
    block-size: var(--_size);
    border: solid var(--_border-color);
    border-width: 0 1px 1px 0;
    inline-size: var(--_size);
    pointer-events: none;
    position: absolute;
    rotate: 45deg;
  }

  [data-side='top'] > .arrow {
    bottom: calc(var(--_size) / -2);
    left: var(--_place);
  }

  [data-side='bottom'] > .arrow {
    left: var(--_place);
    rotate: 225deg;
    top: calc(var(--_size) / -2);
  }

  [data-side='left'] > .arrow {
    right: calc(var(--_size) / -2);
    rotate: -45deg;
    top: var(--_place);
  }

  [data-side='right'] > .arrow {
    left: calc(var(--_size) / -2);
    rotate: 135deg;
    top: var(--_place);
  }

  @media (prefers-reduced-motion: reduce) {
    .placed {
      transition: none;
    }
  }
`;
