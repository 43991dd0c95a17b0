import {css} from 'lit';
import {popupStyles} from './popup.styles.js';
import * as token from './token.js';

/** A popup with menu items or checkboxes. */
export const menuItemStyles = css`
  ${popupStyles}

  .menu-item {
    align-items: center;
    background: none;
    border: 0;
    border-radius: calc(${token.radius} * 0.5);
    color: inherit;
    cursor: pointer;
    display: flex;
    font: inherit;
    gap: calc(${token.space} * 2);
    inline-size: 100%;
    min-block-size: 2rem;
    padding: ${token.space} calc(${token.space} * 2);
    text-align: start;
  }

  .menu-item:focus {
    background: var(--_ground-focus, ${token.colorHover});
  }

  @media (hover: hover) {
    .menu-item:hover {
      background: ${token.colorHover};
    }
  }

  @media (pointer: coarse) {
    .menu-item {
      min-block-size: 2.75rem;
    }
  }

  .menu-item:focus-visible {
    outline-offset: calc(${token.focusWidth} * -1);
  }

  .menu-item[aria-disabled] {
    background: none;
    color: ${token.colorDisabled};
    cursor: default;
  }

  @media (forced-colors: active) {
    .menu-item[aria-disabled] {
      color: GrayText;
    }

    .menu-item:focus {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
