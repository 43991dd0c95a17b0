import {html} from 'lit';

/** An exclamation mark in a disc. Inline, because a page's policy may forbid images from `data:` addresses. */
export const messageIcon = html`
  <svg class="message-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path
      fill-rule="evenodd"
      d="M8 15A7 7 0 1 0 8 1a7 7 0 0 0 0 14M7.2 4.5h1.6v4.6H7.2zM8 12.4a1 1 0 1 0 0-2 1 1 0 0 0 0 2"
    />
  </svg>
`;
