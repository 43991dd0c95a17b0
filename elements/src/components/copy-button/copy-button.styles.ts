import {css} from 'lit';
import {lineIconStyles} from '../../styles/line-icon.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import {buttonStyles} from '../button/button.styles.js';

export const copyButtonStyles = [
  buttonStyles,
  lineIconStyles,
  visuallyHiddenStyles,
  css`
    :host {
      position: relative;
    }

    .content {
      display: grid;
      justify-items: start;
    }

    /* Space for the result, so that the button keeps its width. */
    .content::after {
      block-size: 0;
      content: attr(data-result);
      visibility: hidden;
    }

    .is-icon {
      aspect-ratio: 1;
      padding: 0;
    }

    .icon-box {
      align-self: stretch;
      display: grid;
      flex: 1;
      place-items: center;
    }

    :host(:state(copied)) .icon {
      color: var(--lc-button-color, ${token.colorSuccess});
    }

    :host(:state(copied)) .primary .icon,
    :host(:state(copied)) .danger .icon {
      color: inherit;
    }
  `,
];
