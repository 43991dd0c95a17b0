import {css} from 'lit';

/** Icons in the text of buttons. */
export const lineIconStyles = css`
  .icon {
    block-size: 1.25em;
    fill: none;
    flex: none;
    inline-size: 1.25em;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }
`;

/** The chevron of what opens and closes. */
export const chevronStyles = css`
  .chevron {
    block-size: 1rem;
    fill: none;
    inline-size: 1rem;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }
`;
