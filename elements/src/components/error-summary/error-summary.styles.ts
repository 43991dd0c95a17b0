import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {messageStyles} from '../../styles/message.styles.js';
import * as token from '../../styles/token.js';

export const errorSummaryStyles = [
  hostStyles,
  focusRingStyles,
  messageStyles,
  css`
    :host {
      display: none;
    }

    :host(:state(visible)) {
      display: block;
    }

    .base {
      background: var(--lc-error-summary-background, ${token.colorDangerSoft});
      border: 1px solid var(--lc-error-summary-border-color, ${token.colorDanger});
      border-radius: ${token.radius};
      color: var(--lc-error-summary-color, ${token.colorDanger});
      overflow-wrap: anywhere;
      padding: calc(${token.space} * 3) calc(${token.space} * 4);
    }

    .heading {
      font-weight: 600;
      padding: 0;
    }

    .list {
      margin: calc(${token.space} * 1.5) 0 0;
      /* In line with the text of the heading. */
      padding-inline-start: calc(1em + ${token.space} * 1.5);
    }

    li {
      padding-block: calc(${token.space} / 2);
    }

    .link {
      border-radius: calc(${token.radius} / 2);
      color: inherit;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }

    @media (hover: hover) {
      .link:hover {
        text-decoration-thickness: 2px;
      }
    }
  `,
];
