import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {optionRowsStyles} from '../../styles/option-rows.styles.js';
import {suggestionStyles} from '../../styles/suggestions.styles.js';
import * as token from '../../styles/token.js';

export const transferListStyles = [
  hostStyles,
  fieldStyles,
  suggestionStyles,
  optionRowsStyles,
  css`
    :host {
      --_color-text-muted: ${token.colorTextMuted};
      --_border: var(--lc-transfer-list-border-color, ${token.colorBorderStrong});
    }

    .is-invalid {
      --_border: ${token.colorDanger};
      --lc-multi-select-border-color: var(--_border);
    }

    #control {
      border: 0;
      margin: 0;
      min-inline-size: 0;
      padding: 0;
    }

    .sides {
      display: grid;
      gap: calc(${token.space} * 3);
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    }

    .head {
      align-items: baseline;
      display: flex;
      flex-wrap: wrap;
      font-size: ${token.fontSizeSm};
      gap: 0 calc(${token.space} * 2);
      justify-content: space-between;
      margin-block-end: ${token.space};
    }

    .list-label {
      overflow-wrap: anywhere;
    }

    .count {
      color: var(--_color-text-muted);
      font-variant-numeric: tabular-nums;
    }

    .frame {
      background: var(--lc-transfer-list-background, ${token.colorSurface});
      block-size: var(--lc-transfer-list-height, 17.5rem);
      border: 1px solid var(--_border);
      border-radius: var(--lc-transfer-list-radius, ${token.radius});
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
      overflow: hidden;
      transition: border-color ${token.duration} ${token.easing};
    }

    .frame:focus-within {
      --_border: ${token.colorAccent};
    }

    :focus-visible {
      outline: ${token.focusWidth} solid ${token.colorAccent};
    }

    .search {
      align-items: center;
      border-block-end: 1px solid ${token.colorBorder};
      color: var(--_color-text-muted);
      display: flex;
      gap: calc(${token.space} * 2);
      padding-inline: ${token.controlPadding};
    }

    input {
      background: none;
      block-size: ${token.controlHeight};
      border: 0;
      color: ${token.colorText};
      flex: 1;
      font: inherit;
      min-inline-size: 0;
      outline: 0 !important;
      padding: 0;
    }

    input::placeholder {
      color: ${token.colorPlaceholder};
      opacity: 1;
    }

    .search:has(:focus-visible) {
      outline: ${token.focusWidth} solid ${token.colorAccent};
      outline-offset: calc(${token.focusWidth} * -1);
    }

    .list {
      grid-area: 2 / 1;
      outline-offset: calc(${token.focusWidth} * -1);
      overflow: auto;
      overflow-anchor: none;
      overscroll-behavior: contain;
      padding: ${token.space};
    }

    .option {
      position: relative;
      scroll-margin-block: calc(${token.space} * 2);
      user-select: none;
    }

    .option[aria-selected='true'] {
      background: ${token.colorAccentSoft};
    }

    /* Only keys need to know which option is active. */
    .list:not(:focus-visible) .option[part~='option-active'] {
      box-shadow: none;
      forced-color-adjust: auto;
    }

    .list:not(:focus-visible) .option[part~='option-active']:not([aria-selected='true'], :hover) {
      background: none;
    }

    .description {
      color: var(--_color-text-muted);
      display: block;
      font-size: ${token.fontSizeSm};
    }

    .frame > .note {
      border-block-start: 1px solid ${token.colorBorder};
      border-radius: 0;
      padding-inline: ${token.controlPadding};
    }

    .frame > .note.is-empty {
      border: 0;
      grid-area: 2 / 1;
      padding-block-start: calc(${token.space} * 2.5);
      pointer-events: none;
    }

    .moves {
      align-self: center;
      display: grid;
      gap: calc(${token.space} * 2);
    }

    .move {
      background: ${token.colorSurface};
      block-size: ${token.controlHeight};
      border: 1px solid ${token.colorBorderStrong};
      border-radius: ${token.radius};
      color: inherit;
      cursor: pointer;
      display: grid;
      inline-size: ${token.controlHeight};
      padding: 0;
      place-items: center;
    }

    .up {
      margin-block-start: calc(${token.space} * 3);
    }

    .icon,
    .search-icon {
      block-size: 1.25rem;
      fill: none;
      flex: none;
      inline-size: 1.25rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-width: 1.75;
    }

    .search-icon:dir(rtl),
    .add .icon,
    .remove:dir(rtl) .icon {
      transform: scaleX(-1);
    }

    .add:dir(rtl) .icon {
      transform: none;
    }

    .up .icon {
      transform: rotate(90deg);
    }

    .down .icon {
      transform: rotate(-90deg);
    }

    @media (hover: hover) {
      .move:not([aria-disabled]):hover {
        background: linear-gradient(${token.colorHover}, ${token.colorHover}) ${token.colorSurface};
      }
    }

    .move[aria-disabled] {
      border-color: ${token.colorBorder};
      color: ${token.colorDisabled};
      cursor: not-allowed;
    }

    .is-disabled .frame {
      --_border: ${token.colorBorder};
      background: ${token.colorSurfaceSunken};
    }

    .is-disabled .sides {
      --_color-text-muted: ${token.colorDisabled};
    }

    .is-disabled :is(.head, .frame, .option) {
      color: ${token.colorDisabled};
      cursor: not-allowed;
    }

    /* Where a drag would drop the options. */
    [data-dragging],
    [data-dragging] .option {
      cursor: grabbing;
    }

    .list[data-drop] {
      box-shadow: inset 0 0 0 3px ${token.colorAccent};
    }

    .option[data-drop]::after {
      background: ${token.colorAccent};
      block-size: 3px;
      border-radius: 3px;
      content: '';
      forced-color-adjust: none;
      inset: -1px 0 auto;
      position: absolute;
    }

    .option[data-drop='after']::after {
      inset-block: auto -1px;
    }

    /* Until its script runs, it shows only what is chosen on a phone, like the multi-select that follows. */
    @media (width < 30rem) {
      .sides {
        grid-template-columns: minmax(0, 1fr);
      }

      .frame {
        block-size: auto;
        min-block-size: ${token.controlHeight};
      }

      .side:first-child,
      .moves,
      .search {
        display: none;
      }
    }

    @media (forced-colors: active) {
      .list:not(:focus-visible) .option[part~='option-active']:not([aria-disabled]) {
        color: inherit;
      }

      .list[data-drop] {
        outline: 3px solid Highlight;
      }

      .move[aria-disabled],
      .is-disabled :is(.head, .frame, .option) {
        color: GrayText;
      }
    }
  `,
];
