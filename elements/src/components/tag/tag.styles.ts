import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';
import {toneStyles} from '../../styles/tone.styles.js';

export const tagStyles = [
  hostStyles,
  focusRingStyles,
  toneStyles,
  css`
    :host {
      display: inline-flex;
      max-inline-size: 100%;
      vertical-align: middle;
    }

    .base {
      --_size: 2rem;
      background: var(--lc-tag-background, var(--_tone-soft));
      border: 1px solid var(--lc-tag-border-color, transparent);
      border-radius: var(--lc-tag-radius, calc(${token.radius} * 0.5));
      color: var(--lc-tag-color, ${token.colorText});
      display: flex;
      font-size: ${token.fontSizeSm};
      font-weight: 500;
      line-height: 1.25rem;
      max-inline-size: 100%;
      min-block-size: var(--_size);
    }

    .sm {
      --_size: 1.5rem;
      font-size: 0.75rem;
    }

    .pill {
      border-radius: var(--lc-tag-radius, calc(var(--_size) / 2));
    }

    .selectable {
      background: none;
      border-color: var(--lc-tag-border-color, ${token.colorBorderStrong});
    }

    .selected {
      background: var(--lc-tag-background-selected, ${token.colorAccentSoft});
      border-color: var(--lc-tag-border-color-selected, ${token.colorAccent});
      color: var(--lc-tag-color-selected, ${token.colorAccentText});
    }

    .disabled {
      background: none;
      border-color: ${token.colorBorder};
      color: ${token.colorDisabled};
    }

    .content {
      align-items: center;
      display: flex;
      gap: calc(${token.space} * 1.5);
      min-inline-size: 0;
      overflow-wrap: anywhere;
      padding: 0 calc(${token.space} * 2.5);
    }

    .sm .content {
      padding-inline: calc(${token.space} * 2);
    }

    .content:not(:last-child) {
      padding-inline-end: ${token.space};
    }

    button {
      background: none;
      border: 0;
      border-radius: inherit;
      color: inherit;
      cursor: pointer;
      font: inherit;
      margin: 0;
      /* The target is as large as the border. */
      margin: -1px;
      padding: 0;
      text-align: start;
    }

    button:disabled {
      cursor: not-allowed;
    }

    .remove {
      color: ${token.colorTextMuted};
      display: grid;
      flex: none;
      inline-size: var(--_size);
      place-items: center;
    }

    .disabled .remove {
      color: inherit;
    }

    .icon {
      block-size: 1rem;
      fill: none;
      flex: none;
      inline-size: 1rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.75;
    }

    @media (hover: hover) {
      button:enabled:hover {
        background: ${token.colorHover};
      }

      .remove:enabled:hover {
        color: ${token.colorText};
      }
    }

    @media (forced-colors: active) {
      .selected {
        background: SelectedItem;
        border-color: SelectedItem;
        color: SelectedItemText;
        forced-color-adjust: none;
      }

      .disabled {
        border-color: GrayText;
        color: GrayText;
      }
    }
  `,
];
