import {css} from 'lit';

/** Text only for assistive technology. */
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
