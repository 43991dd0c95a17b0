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

    :host(:not(:disabled)) #control:has(> .unselected:checked) {
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

    :host(:not(:disabled)) .chevron {
      color: var(--_color-text-muted);
    }
  `,
];
