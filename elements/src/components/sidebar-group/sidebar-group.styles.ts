import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';

export const sidebarGroupStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }

    .heading {
      color: var(--lc-sidebar-group-heading-color, var(--_color-text-muted));
      font-size: 0.8125rem;
      overflow-wrap: anywhere;
      padding: 0 calc(var(--_space) * 3) var(--_space);
    }

    ul {
      list-style: none;
      margin: 0;
      padding: 0;
    }
  `,
];
