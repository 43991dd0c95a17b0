import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldPopupStyles} from '../../styles/field-popup.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import * as token from '../../styles/token.js';

export const datalistStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  fieldPopupStyles,
  visuallyHiddenStyles,
  css`
    :host {
      --_box-background: var(--lc-datalist-background, ${token.colorSurface});
      --_box-border-color: var(--lc-datalist-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-datalist-radius, ${token.radius});
    }

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

    .chevron {
      block-size: 1rem;
      fill: none;
      inline-size: 1rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5;
    }

    .popup {
      inline-size: anchor-size(--lc-anchor inline);
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
      color: ${token.colorAccent};
      font-weight: 600;
    }

    .option[aria-selected='true'] {
      background: ${token.colorAccentSoft};
      box-shadow: inset 0 0 0 1px ${token.colorAccent};
    }

    mark {
      background: none;
      color: inherit;
      font-weight: 700;
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
      .option[aria-selected='true'] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  `,
];
