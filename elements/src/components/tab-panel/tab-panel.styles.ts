import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';

export const tabPanelStyles = [
  hostStyles,
  css`
    :host {
      border-radius: calc(${token.radius} / 2);
      display: block;
    }

    :host(:focus-visible) {
      outline: ${token.focusWidth} solid ${token.colorAccent};
      outline-offset: ${token.focusOffset};
    }

    /* What the content starts and ends with adds no space to that of the tabs. */
    ::slotted(:first-child) {
      margin-block-start: 0;
    }

    ::slotted(:last-child) {
      margin-block-end: 0;
    }
  `,
];
