import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {dialogStyles} from '../../styles/dialog.styles.js';
import {spinnerStyles} from '../../styles/spinner.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

const listStyles = css`
  .results {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    min-block-size: 0;
  }

  #listbox {
    overflow: auto;
    overscroll-behavior: contain;
    padding: calc(${token.space} * 2);
    scroll-padding-block: calc(${token.space} * 2);
  }

  .group + .group {
    margin-block-start: calc(${token.space} * 3);
  }

  .group-heading {
    color: ${token.colorTextMuted};
    font-size: ${token.fontSizeSm};
    font-weight: 600;
    padding: calc(${token.space} * 1.5) calc(${token.space} * 3);
  }

  .result {
    border-radius: ${token.radius};
    color: inherit;
    cursor: pointer;
    display: grid;
    padding: calc(${token.space} * 2) calc(${token.space} * 3);
    text-decoration: none;
  }

  @media (hover: hover) {
    .result:hover {
      background: ${token.colorHover};
    }
  }

  .result[aria-selected='true'] {
    background: ${token.colorAccentSoft};
    box-shadow: inset 0 0 0 1px ${token.colorAccent};
  }

  .result:has(> .result-icon) {
    column-gap: calc(${token.space} * 3);
    grid-template-columns: auto minmax(0, 1fr);
  }

  .result-icon {
    block-size: 1.25rem;
    color: ${token.colorTextMuted};
    fill: none;
    grid-row: 1 / span 2;
    inline-size: 1.25rem;
    margin-block-start: calc((1lh - 1.25rem) / 2);
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }

  .result-text {
    font-weight: 500;
  }

  .result-description {
    color: ${token.colorTextMuted};
    font-size: ${token.fontSizeSm};
  }

  mark {
    background: none;
    color: inherit;
    font-weight: 600;
    /* Otherwise, the text would have the color for a marked background, which it does not have. */
    forced-color-adjust: preserve-parent-color;
    text-decoration: underline;
    text-decoration-color: ${token.colorAccent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  .note {
    color: ${token.colorTextMuted};
    flex: none;
    font-size: ${token.fontSizeSm};
    margin: 0;
    padding: calc(${token.space} * 4) calc(${token.space} * 5);
  }

  @media (forced-colors: active) {
    .result[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .result[aria-selected='true'] :is(.result-icon, .result-description) {
      color: inherit;
    }
  }
`;

const fieldStyles = css`
  .field {
    align-items: center;
    color: ${token.colorTextMuted};
    display: flex;
    flex: none;
    gap: calc(${token.space} * 3);
    padding-block: calc(${token.space} * 2);
    padding-inline: calc(${token.space} * 5) calc(${token.space} * 2);
    position: relative;
  }

  /* The line below the field replaces its focus ring, because the field keeps the keyboard focus. */
  .field::after {
    background: ${token.colorBorder};
    block-size: 1px;
    content: '';
    inset: auto 0 0;
    position: absolute;
  }

  .field:has(input:focus)::after {
    background: ${token.colorAccent};
    block-size: 2px;
  }

  #input {
    appearance: none;
    background: none;
    border: 0;
    color: ${token.colorText};
    flex: 1;
    font: inherit;
    font-size: ${token.fontSizeLg};
    min-block-size: calc(${token.controlHeight} * 1.2);
    min-inline-size: 0;
    outline: 0;
    padding: 0;
  }

  #input::placeholder {
    color: ${token.colorPlaceholder};
    opacity: 1;
  }

  .close {
    --lc-button-color: ${token.colorTextMuted};
    flex: none;
  }

  .spinner {
    block-size: 1.25rem;
    color: ${token.colorAccentText};
    flex: none;
    inline-size: 1.25rem;
  }

  @media (forced-colors: active) {
    .field:has(input:focus)::after {
      background: Highlight;
    }
  }
`;

export const searchModalStyles = [
  hostStyles,
  focusRingStyles,
  visuallyHiddenStyles,
  dialogStyles,
  spinnerStyles,
  fieldStyles,
  listStyles,
  css`
    :host {
      --_dialog-width: var(--lc-search-modal-width, 40rem);
      display: inline-block;
    }

    :host([hide-trigger]) {
      display: contents;
    }

    .opener {
      display: contents;
    }

    .trigger {
      align-items: center;
      background: ${token.colorSurface};
      border: 1px solid ${token.colorBorderStrong};
      border-radius: ${token.radius};
      color: ${token.colorTextMuted};
      cursor: pointer;
      display: flex;
      font: inherit;
      gap: calc(${token.space} * 2);
      inline-size: 100%;
      min-block-size: ${token.controlHeight};
      min-inline-size: min(16rem, 100%);
      padding-inline: ${token.controlPadding};
      text-align: start;
      transition: border-color ${token.duration} ${token.easing};
    }

    @media (hover: hover) {
      .trigger:hover {
        border-color: ${token.colorTextMuted};
      }
    }

    /* Near the top, so that it does not move when the results change. */
    dialog {
      margin-block: min(10vh, 5rem) auto;
      max-block-size: min(40rem, 100dvh - min(10vh, 5rem) - ${token.space} * 3);
    }

    .body {
      flex: 0 1 auto;
      min-block-size: 0;
      outline-offset: -2px;
      overflow: auto;
      overscroll-behavior: contain;
    }

    .content {
      padding: calc(${token.space} * 4) calc(${token.space} * 5);
    }

    @media (prefers-reduced-motion: reduce) {
      .trigger {
        transition: none;
      }
    }
  `,
];
