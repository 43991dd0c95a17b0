import {css} from 'lit';

/** Text for screen readers alone. */
export const visuallyHiddenStyles = css`
  .visually-hidden {
    block-size: 1px;
    clip-path: inset(50%);
    inline-size: 1px;
    overflow: hidden;
    position: absolute;
    white-space: nowrap;
  }
`;
