import {html} from 'lit';

/** A sheet of a calendar. */
export const calendarIcon = html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4" />
  </svg>
`;

/** An arrow to the left; the style sheet mirrors it for the next month and for right-to-left pages. */
export const chevronIcon = html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m14.5 6-6 6 6 6" />
  </svg>
`;

/** A cross. */
export const clearIcon = html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m7 7 10 10M17 7 7 17" />
  </svg>
`;
