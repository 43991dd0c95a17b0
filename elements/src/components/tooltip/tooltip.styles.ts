import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {placedStyles} from '../../styles/placed.styles.js';
import * as token from '../../styles/token.js';

export const tooltipStyles = [
  hostStyles,
  placedStyles,
  css`
    /* The text of a hidden element still describes its target; that of a visible one with a closed popup does not. */
    :host {
      display: none;
      transition: display ${token.duration} allow-discrete;
    }

    :host(:state(open)) {
      display: contents;
    }

    @media (prefers-reduced-motion: reduce) {
      :host {
        transition: none;
      }
    }

    .placed {
      /* Shown in forced colors. */
      --_border-color: transparent;
      --_width: var(--lc-tooltip-width, 20rem);
      background: var(--lc-tooltip-background, light-dark(#2b2620, #f2ede5));
      border-radius: calc(${token.radius} * 0.5);
      box-shadow: ${token.shadow};
      color: var(--lc-tooltip-color, light-dark(#ffffff, #1b1815));
      font-size: ${token.fontSizeSm};
      font-weight: 400;
      inline-size: max-content;
      line-height: 1.4;
      padding: calc(${token.space} * 1.25) calc(${token.space} * 2.5);
      text-align: start;
      white-space: normal;
    }

    .arrow {
      --_size: 0.5rem;
    }
  `,
];
