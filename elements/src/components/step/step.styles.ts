import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const stepStyles = [
  hostStyles,
  focusRingStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
    }

    :host(:state(inactive)) {
      display: none;
    }

    /* A server does not know which step is shown. Until the script runs, it is the first one; without script, all of them. */
    @media (scripting: enabled) {
      :host(:not(:defined, :first-of-type)) {
        display: none;
      }
    }

    /* Not around the fields, because it would contain what is fixed in them. */
    .head {
      container-type: inline-size;
      margin-block-end: calc(${token.space} * 4);
    }

    .heading {
      border-radius: calc(${token.radius} / 2);
      color: var(--lc-step-heading-color, inherit);
      font-size: 1.125rem;
      font-weight: 600;
      line-height: 1.3;
      overflow-wrap: anywhere;
    }

    /* The list of steps has no room for their headings. */
    @container (width < 30rem) {
      .position {
        all: unset;
      }
    }
  `,
];
