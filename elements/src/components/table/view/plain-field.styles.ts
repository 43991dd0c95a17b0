import {css} from 'lit';
import * as token from '../../../styles/token.js';

/** Native fields in the toolbar, the footer, and popups, without the label and the message of a form control. */
export const plainFieldStyles = css`
  .field {
    background: ${token.colorSurface};
    border: 1px solid ${token.colorBorderStrong};
    border-radius: ${token.radius};
    color: inherit;
    font: inherit;
    margin: 0;
    transition: border-color ${token.duration} ${token.easing};
  }

  select.field {
    appearance: none;
  }

  @media (hover: hover) {
    .field:hover {
      border-color: ${token.colorTextMuted};
    }
  }

  .field:focus {
    border-color: ${token.colorAccent};
  }

  .select-box {
    display: grid;
  }

  .select-box > * {
    grid-area: 1 / 1;
  }

  .select-box > .icon {
    align-self: center;
    block-size: 1em;
    inline-size: 1em;
    justify-self: end;
    margin-inline-end: calc(${token.space} * 2);
    pointer-events: none;
    rotate: -90deg;
  }
`;
