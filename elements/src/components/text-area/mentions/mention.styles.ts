import {css} from 'lit';

/** The popup is at a character, which is no measure for its width. */
export const mentionStyles = css`
  .popup {
    inline-size: max-content;
    max-inline-size: min(20rem, 100vw);
    min-inline-size: 10rem;
  }
`;
