import {css} from 'lit';
import {searchCancelStyles} from '../../../styles/search-cancel.styles.js';
import {visuallyHiddenStyles} from '../../../styles/visually-hidden.styles.js';

/** The rows above and below the table: title, search, page size, info, and pager. */
export const tableControlStyles = css`
  ${visuallyHiddenStyles}
  ${searchCancelStyles}

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

  .base {
    position: relative;
  }

  .toolbar {
    align-items: center;
    column-gap: calc(var(--_space) * 3);
    display: flex;
    flex-wrap: wrap;
  }

  /* On the children and not on the row, which may be empty. */
  .toolbar > *,
  ::slotted([slot='toolbar']) {
    margin-block-end: calc(var(--_space) * 3);
  }

  .label {
    flex: 1 1 auto;
    font-size: var(--_font-size-lg);
    font-weight: 600;
  }

  .search {
    flex: 0 1 18rem;
    margin-inline-start: auto;
    min-inline-size: 10rem;
    position: relative;
  }

  .search > .icon {
    color: var(--_color-text-muted);
    inset-block: 0;
    inset-inline-start: var(--_control-padding);
    margin-block: auto;
    pointer-events: none;
    position: absolute;
  }

  .search-input,
  .select {
    appearance: none;
    background: var(--_color-surface);
    border: 1px solid var(--_color-border-strong);
    border-radius: var(--_radius);
    color: inherit;
    font: inherit;
    margin: 0;
    transition: border-color var(--_duration) var(--_easing);
  }

  .search-input {
    block-size: var(--_control-height);
    display: block;
    inline-size: 100%;
    padding-inline: calc(var(--_control-padding) * 1.5 + 1.25em) var(--_control-padding);
  }

  .search-input::placeholder {
    color: var(--_color-placeholder);
    opacity: 1;
  }

  @media (hover: hover) {
    .search-input:hover,
    .select:hover {
      border-color: var(--_color-text-muted);
    }
  }

  .search-input:focus,
  .select:focus {
    border-color: var(--_color-accent);
  }

  .footer {
    align-items: center;
    border-block-start: 1px solid var(--_line);
    color: var(--_color-text-muted);
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 6);
    min-block-size: calc(var(--_control-height) + var(--_space) * 4);
    padding: calc(var(--_space) * 2) var(--_pad);
  }

  .page-size {
    align-items: center;
    display: flex;
    gap: calc(var(--_space) * 2);
  }

  .select-box {
    display: grid;
  }

  .select-box > * {
    grid-area: 1 / 1;
  }

  .select {
    block-size: calc(var(--_control-height) * 0.8);
    color: var(--_color-text);
    cursor: pointer;
    padding-inline: calc(var(--_space) * 2) calc(var(--_space) * 7);
  }

  .select-box > .icon {
    align-self: center;
    block-size: 1em;
    inline-size: 1em;
    justify-self: end;
    margin-inline-end: calc(var(--_space) * 2);
    pointer-events: none;
    rotate: -90deg;
  }

  .pager {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 2px;
    justify-content: flex-end;
    /* Aligns the round ends of the last arrow with the frame's padding. */
    margin-inline: calc(var(--_space) * -2);
  }

  .page-button {
    align-items: center;
    background: none;
    block-size: 2.25rem;
    border: 1px solid transparent;
    border-radius: var(--_radius);
    color: var(--_color-text);
    cursor: pointer;
    display: inline-flex;
    font: inherit;
    justify-content: center;
    min-inline-size: 2.25rem;
    padding: 0 var(--_space);
    transition: background-color var(--_duration) var(--_easing);
  }

  @media (hover: hover) {
    .page-button:hover {
      background: var(--_color-hover);
    }
  }

  .page-button[aria-current] {
    background: var(--_color-accent-soft);
    color: var(--_color-accent);
    font-weight: 600;
  }

  .page-button[aria-disabled] {
    background: none;
    color: var(--_color-border-strong);
    cursor: default;
  }

  .next > .icon,
  .last > .icon,
  :host(:dir(rtl)) .first > .icon,
  :host(:dir(rtl)) .previous > .icon {
    scale: -1 1;
  }

  :host(:dir(rtl)) .next > .icon,
  :host(:dir(rtl)) .last > .icon {
    scale: none;
  }

  @media (width < 30rem) {
    .search {
      flex-basis: 100%;
    }

    .footer {
      justify-content: space-between;
    }

    .pager {
      flex-basis: 100%;
      gap: 0;
      justify-content: center;
    }

    .page-button {
      flex: 1 1 1.5rem;
      max-inline-size: 2.75rem;
      min-inline-size: auto;
      padding: 0;
    }
  }

  @media (forced-colors: active) {
    .page-button[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .page-button[aria-disabled] {
      color: GrayText;
    }
  }
`;
