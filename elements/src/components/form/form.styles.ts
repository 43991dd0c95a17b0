import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';

export const formStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }
  `,
];
