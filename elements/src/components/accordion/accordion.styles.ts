import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';

export const accordionStyles = [
  hostStyles,
  css`
    :host {
      display: block;
      /* As wide as in the flow of a page, so that no item changes its width. */
      justify-self: stretch;
    }

    /* Neighbors share a line. */
    ::slotted(lc-accordion-item:not(:first-of-type)) {
      border-block-start: 0;
      border-start-end-radius: 0;
      border-start-start-radius: 0;
    }

    ::slotted(lc-accordion-item:not(:last-of-type)) {
      border-end-end-radius: 0;
      border-end-start-radius: 0;
    }
  `,
];
