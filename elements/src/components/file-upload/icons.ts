import {html} from 'lit';

/** An arrow out of a tray: nothing is chosen yet. */
export const uploadIcon = html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M12 15.5V4.5m0 0L7.5 9M12 4.5 16.5 9M4.5 15.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2" />
  </svg>
`;

/** A sheet with a folded corner: a file that has no picture. */
export const fileIcon = html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M13.5 3.5H7a1.5 1.5 0 0 0-1.5 1.5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zm0 0v5h5"
    />
  </svg>
`;

/** A cross, on the button that removes the file. */
export const removeIcon = html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="m6.5 6.5 11 11m0-11-11 11" />
  </svg>
`;
