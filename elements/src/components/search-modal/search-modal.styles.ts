import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {dialogStyles} from '../../styles/dialog.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

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
    padding: calc(var(--_space) * 2);
    scroll-padding-block: calc(var(--_space) * 2);
  }

  .group + .group {
    margin-block-start: calc(var(--_space) * 3);
  }

  .group-heading {
    color: var(--_color-text-muted);
    font-size: var(--_font-size-sm);
    font-weight: 600;
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 3);
  }

  .result {
    border-radius: var(--_radius);
    color: inherit;
    cursor: pointer;
    display: grid;
    padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
    text-decoration: none;
  }

  @media (hover: hover) {
    .result:hover {
      background: var(--_color-hover);
    }
  }

  .result[aria-selected='true'] {
    background: var(--_color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--_color-accent);
  }

  .result:has(> .result-icon) {
    column-gap: calc(var(--_space) * 3);
    grid-template-columns: auto minmax(0, 1fr);
  }

  .result-icon {
    block-size: 1.25rem;
    color: var(--_color-text-muted);
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
    font-weight: 550;
  }

  .result-description {
    color: var(--_color-text-muted);
    font-size: var(--_font-size-sm);
  }

  mark {
    background: none;
    color: inherit;
    font-weight: 700;
    /* Otherwise, the text would have the color for a marked background, which it does not have. */
    forced-color-adjust: preserve-parent-color;
    text-decoration: underline;
    text-decoration-color: var(--_color-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  .note {
    color: var(--_color-text-muted);
    flex: none;
    font-size: var(--_font-size-sm);
    margin: 0;
    padding: calc(var(--_space) * 4) calc(var(--_space) * 5);
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
    color: var(--_color-text-muted);
    display: flex;
    flex: none;
    gap: calc(var(--_space) * 3);
    padding-block: calc(var(--_space) * 2);
    padding-inline: calc(var(--_space) * 5) calc(var(--_space) * 2);
    position: relative;
  }

  /* The line below the field replaces its focus ring, because the field keeps the keyboard focus. */
  .field::after {
    background: var(--_color-border);
    block-size: 1px;
    content: '';
    inset: auto 0 0;
    position: absolute;
  }

  .field:has(input:focus)::after {
    background: var(--_color-accent);
    block-size: 2px;
  }

  #input {
    appearance: none;
    background: none;
    border: 0;
    color: var(--_color-text);
    flex: 1;
    font: inherit;
    font-size: var(--_font-size-lg);
    min-block-size: calc(var(--_control-height) * 1.2);
    min-inline-size: 0;
    outline: 0;
    padding: 0;
  }

  #input::placeholder {
    color: var(--_color-placeholder);
    opacity: 1;
  }

  .close {
    --lc-button-color: var(--_color-text-muted);
    flex: none;
  }

  .spinner {
    animation: turn 800ms linear infinite;
    block-size: 1.25rem;
    border: 2px solid var(--_color-accent);
    border-block-start-color: transparent;
    border-radius: 50%;
    flex: none;
    inline-size: 1.25rem;
  }

  @keyframes turn {
    to {
      transform: rotate(1turn);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .spinner {
      animation-duration: 3s;
    }
  }

  @media (forced-colors: active) {
    .field:has(input:focus)::after {
      background: Highlight;
    }

    .spinner {
      border-block-start-color: Canvas;
    }
  }
`;

export const searchModalStyles = [
  hostStyles,
  focusRingStyles,
  visuallyHiddenStyles,
  dialogStyles,
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
      background: var(--_color-surface);
      border: 1px solid var(--_color-border-strong);
      border-radius: var(--_radius);
      color: var(--_color-text-muted);
      cursor: pointer;
      display: flex;
      font: inherit;
      gap: calc(var(--_space) * 2);
      inline-size: 100%;
      min-block-size: var(--_control-height);
      min-inline-size: min(16rem, 100%);
      padding-inline: var(--_control-padding);
      text-align: start;
      transition: border-color var(--_duration) var(--_easing);
    }

    @media (hover: hover) {
      .trigger:hover {
        border-color: var(--_color-text-muted);
      }
    }

    /* Near the top, so that it does not move when the results change. */
    dialog {
      margin-block: min(10vh, 5rem) auto;
      max-block-size: min(40rem, 100dvh - min(10vh, 5rem) - var(--_space) * 3);
    }

    .body {
      flex: 0 1 auto;
      min-block-size: 0;
      outline-offset: -2px;
      overflow: auto;
      overscroll-behavior: contain;
    }

    .content {
      padding: calc(var(--_space) * 4) calc(var(--_space) * 5);
    }

    @media (prefers-reduced-motion: reduce) {
      .trigger {
        transition: none;
      }
    }
  `,
];
