import {html} from 'lit';

/** A magnifying glass, for what searches. */
export const searchIcon = html`
  <svg class="icon search-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <circle cx="8.75" cy="8.75" r="5.25" />
    <path d="m12.75 12.75 4 4" />
  </svg>
`;
