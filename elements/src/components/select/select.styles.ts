import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {tickShape} from '../../styles/tick-shape.js';
import * as token from '../../styles/token.js';

export const selectStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  css`
    :host {
      --_box-background: var(--lc-select-background, ${token.colorSurface});
      --_box-border-color: var(--lc-select-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-select-radius, ${token.radius});
      --_chevron: 1rem;
    }

    /* The native control fills the frame, so that a press anywhere opens the list. */
    .box {
      padding-inline: 0;
      position: relative;
    }

    #control {
      border-radius: inherit;
      cursor: pointer;
      padding-inline: ${token.controlPadding} calc(${token.controlPadding} * 2 + var(--_chevron));
      text-overflow: ellipsis;
    }

    #control:has(> .unselected:checked) {
      color: var(--_color-placeholder);
    }

    option {
      background: ${token.colorSurfaceRaised};
      color: ${token.colorText};
    }

    option:disabled {
      color: var(--_color-text-muted);
    }

    .chevron {
      block-size: var(--_chevron);
      color: var(--_color-text-muted);
      fill: none;
      inline-size: var(--_chevron);
      inset-block: 0;
      inset-inline-end: ${token.controlPadding};
      margin-block: auto;
      pointer-events: none;
      position: absolute;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5;
    }

    /* The list of the datalist, where the browser allows it. Phones keep their own list, which suits touch better. */
    @supports (appearance: base-select) {
      @media (pointer: fine) {
        #control,
        #control::picker(select) {
          appearance: base-select;
        }

        #control {
          align-items: center;
        }

        #control::picker-icon {
          display: none;
        }

        #control::picker(select) {
          background: ${token.colorSurfaceOverlay};
          border: 1px solid ${token.colorBorderOverlay};
          border-radius: ${token.radius};
          box-shadow: ${token.shadow};
          color: ${token.colorText};
          inline-size: anchor-size(inline);
          margin-block: ${token.space};
          /* Fits below the control, or above it without covering a sticky header. */
          max-block-size: min(20rem, 40vh - var(--lc-header-height, 0px) / 2);
          overscroll-behavior: contain;
          padding: ${token.space};
          position-try-order: normal;
        }

        option {
          align-items: start;
          background: none;
          border-radius: calc(${token.radius} - ${token.space});
          gap: calc(${token.space} * 2);
          overflow-wrap: anywhere;
          padding: calc(${token.space} * 1.5) calc(${token.controlPadding} - ${token.space});
          white-space: normal;
        }

        /* The tick of the element's own list. All rows have its space. */
        option::checkmark {
          background: ${token.colorAccent};
          block-size: 1.25rem;
          clip-path: ${tickShape};
          content: '';
          flex: none;
          inline-size: 1.25rem;
          margin-block: calc((1lh - 1.25rem) / 2);
        }

        option:checked {
          color: ${token.colorAccentText};
          font-weight: 600;
        }

        option.unselected {
          color: var(--_color-text-muted);
          font-weight: 400;
        }

        @media (hover: hover) {
          option:enabled:hover {
            background: ${token.colorHover};
          }
        }

        option:focus-visible {
          background: ${token.colorAccentSoft};
          box-shadow: inset 0 0 0 1px ${token.colorAccent};
          outline: 0;
        }

        @media (forced-colors: active) {
          option::checkmark {
            background: CanvasText;
            forced-color-adjust: none;
          }
        }
      }
    }
  `,
];
