import {css} from 'lit';
import {popupStyles} from '../../../styles/popup.styles.js';

/** A popup with menu items or checkboxes. */
export const menuStyles = css`
  ${popupStyles}

  .menu-item {
    align-items: center;
    background: none;
    border: 0;
    border-radius: calc(var(--_radius) * 0.75);
    color: inherit;
    cursor: pointer;
    display: flex;
    font: inherit;
    gap: calc(var(--_space) * 2);
    inline-size: 100%;
    min-block-size: 2rem;
    padding: var(--_space) calc(var(--_space) * 2);
    text-align: start;
  }

  .menu-item:focus {
    background: var(--_color-hover);
  }

  @media (hover: hover) {
    .menu-item:hover {
      background: var(--_color-hover);
    }
  }

  .menu-item:focus-visible {
    outline-offset: calc(var(--_focus-width) * -1);
  }

  .menu-item[aria-disabled] {
    background: none;
    color: var(--_color-disabled);
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
