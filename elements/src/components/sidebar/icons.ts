import {html} from 'lit';

/** Three lines: a menu to open. */
export const menuIcon = html`
  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </svg>
`;

/** A cross: something to close. */
export const closeIcon = html`
  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="m5 5 10 10M15 5 5 15" />
  </svg>
`;
