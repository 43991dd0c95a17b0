import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';

export const selectStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  css`
    :host {
      --_box-background: var(--lc-select-background, var(--_color-surface));
      --_box-border-color: var(--lc-select-border-color, var(--_color-border-strong));
      --_box-radius: var(--lc-select-radius, var(--_radius));
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
      padding-inline: var(--_control-padding) calc(var(--_control-padding) * 2 + var(--_chevron));
      text-overflow: ellipsis;
    }

    #control:has(> .unselected:checked) {
      color: var(--_color-placeholder);
    }

    option {
      background: var(--_color-surface-raised);
      color: var(--_color-text);
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
      inset-inline-end: var(--_control-padding);
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

        #control::picker-icon {
          display: none;
        }

        #control::picker(select) {
          background: var(--_color-surface-raised);
          border: 1px solid var(--_color-border);
          border-radius: var(--_radius);
          box-shadow: var(--_shadow);
          color: var(--_color-text);
          inline-size: anchor-size(inline);
          margin-block: var(--_space);
          max-block-size: min(20rem, 40vh);
          overscroll-behavior: contain;
          padding: var(--_space);
          position-try-order: normal;
        }

        option {
          background: none;
          border-radius: calc(var(--_radius) - var(--_space));
          overflow-wrap: anywhere;
          padding: calc(var(--_space) * 1.5) calc(var(--_control-padding) - var(--_space));
          white-space: normal;
        }

        option::checkmark {
          display: none;
        }

        option:checked {
          color: var(--_color-accent);
          font-weight: 600;
        }

        @media (hover: hover) {
          option:enabled:hover {
            background: var(--_color-hover);
          }
        }

        option:focus-visible {
          background: var(--_color-accent-soft);
          box-shadow: inset 0 0 0 1px var(--_color-accent);
          outline: 0;
        }
      }
    }
  `,
];
