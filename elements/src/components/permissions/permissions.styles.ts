import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';

export const permissionsStyles = [
  hostStyles,
  css`
    :host {
      display: contents;
    }
  `,
];
