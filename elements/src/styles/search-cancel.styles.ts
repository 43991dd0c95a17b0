import {css} from 'lit';
import * as token from './token.js';

/** The clear button inside a native search field, in browsers that have one: a cross, in the color of the icons. */
export const searchCancelStyles = css`
  ::-webkit-search-cancel-button {
    appearance: none;
    background: var(--_color-text-muted, ${token.colorTextMuted});
    block-size: 0.75rem;
    clip-path: polygon(
      10% 0,
      50% 40%,
      90% 0,
      100% 10%,
      60% 50%,
      100% 90%,
      90% 100%,
      50% 60%,
      10% 100%,
      0 90%,
      40% 50%,
      0 10%
    );
    cursor: pointer;
    forced-color-adjust: none;
    inline-size: 0.75rem;
  }
`;
