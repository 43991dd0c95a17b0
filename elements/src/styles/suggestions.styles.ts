import {css} from 'lit';
import {chevronStyles} from './line-icon.styles.js';
import {popupStyles} from './popup.styles.js';
import * as token from './token.js';
import {visuallyHiddenStyles} from './visually-hidden.styles.js';

/** A text field with a button that opens a popup with suggestions (`base/combobox/combobox-element.ts`). */
export const suggestionStyles = css`
  ${popupStyles}
  ${visuallyHiddenStyles}
  ${chevronStyles}

  .box {
    padding-inline-end: 0;
  }

  .toggle {
    align-self: stretch;
    background: none;
    border: 0;
    color: var(--_color-text-muted);
    cursor: pointer;
    display: grid;
    flex: none;
    padding-inline: ${token.controlPadding};
    place-items: center;
  }

  .toggle:disabled {
    cursor: not-allowed;
  }

  .popup {
    inline-size: var(--_anchor-width);
  }

  #listbox {
    max-block-size: min(20rem, 40vh);
    overflow: auto;
    overscroll-behavior: contain;
  }

  .option,
  .note {
    border-radius: calc(${token.radius} - ${token.space});
    overflow-wrap: anywhere;
    padding: calc(${token.space} * 1.5) calc(${token.controlPadding} - ${token.space});
  }

  .option {
    cursor: pointer;
  }

  @media (hover: hover) {
    .option:hover {
      background: ${token.colorHover};
    }
  }

  .option[data-current] {
    color: ${token.colorAccentText};
    font-weight: 600;
  }

  .option[part~='option-active'] {
    background: ${token.colorAccentSoft};
    box-shadow: inset 0 0 0 1px ${token.colorAccent};
  }

  mark {
    background: none;
    color: inherit;
    font-weight: 600;
    /* Otherwise, the text would have the color for a marked background, which it does not have. */
    forced-color-adjust: preserve-parent-color;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .note {
    color: var(--_color-text-muted);
    font-size: ${token.fontSizeSm};
  }

  @media (forced-colors: active) {
    .option[part~='option-active'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
