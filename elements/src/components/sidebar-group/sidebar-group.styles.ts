import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';

export const sidebarGroupStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }

    .heading {
      color: var(--lc-sidebar-group-heading-color, ${token.colorTextMuted});
      font-size: 0.75rem;
      overflow-wrap: anywhere;
      padding: 0 calc(${token.space} * 3) ${token.space};
    }

    ul {
      list-style: none;
      margin: 0;
      padding: 0;
    }
  `,
];
