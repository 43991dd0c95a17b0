import {html} from 'lit';

/** A cross. */
export const closeIcon = html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m7 7 10 10M17 7 7 17" />
  </svg>
`;
