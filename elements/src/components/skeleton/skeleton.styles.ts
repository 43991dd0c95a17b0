import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {outlineStyles} from '../../styles/outline.styles.js';
import * as token from '../../styles/token.js';

export const skeletonStyles = [
  hostStyles,
  outlineStyles,
  css`
    :host {
      --_outline: var(--lc-skeleton-color, ${token.colorBorder});
      display: block;
    }

    :host([shape='rectangle']) {
      block-size: 6rem;
    }

    :host([shape='circle']) {
      block-size: 2.5rem;
      inline-size: 2.5rem;
    }

    .base {
      block-size: 100%;
      display: flex;
      flex-direction: column;
    }

    .outline {
      block-size: 100%;
      border-radius: var(--lc-skeleton-radius, ${token.radius});
      display: block;
      inline-size: 100%;
    }

    .outline:dir(rtl) {
      animation-direction: reverse;
    }

    /* As high as a line of text. */
    .line {
      block-size: 0.75em;
      border-radius: var(--lc-skeleton-radius, calc(${token.radius} / 2));
      margin-block: calc((1lh - 0.75em) / 2);
    }

    /* Like the end of a paragraph. */
    .line:last-child:not(:first-child) {
      inline-size: 65%;
    }

    .circle {
      border-radius: 50%;
    }
  `,
];
