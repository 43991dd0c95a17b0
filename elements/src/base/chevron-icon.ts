import {html} from 'lit';

/** A chevron that points down, for controls that open a list. */
export const chevronIcon = html`
  <svg class="chevron" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="m3.75 6 4.25 4.25L12.25 6" />
  </svg>
`;
