import {css} from 'lit';
import {pickerStyles} from './picker.styles.js';
import * as token from '../../styles/token.js';

export const dateTimePickerStyles = [
  pickerStyles,
  css`
    :host {
      --_box-background: var(--lc-date-time-picker-background, ${token.colorSurface});
      --_box-border-color: var(--lc-date-time-picker-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-date-time-picker-radius, ${token.radius});
    }

    /* The control fills the frame, so that a press anywhere opens the calendar. */
    .box {
      padding-inline: 0;
      position: relative;
    }

    #control {
      border-radius: inherit;
      cursor: pointer;
      overflow: hidden;
      padding-inline: ${token.controlPadding} calc(${token.controlPadding} * 2 + var(--_icon));
      text-align: start;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* Room for the clear button. */
    #control:has(+ .clear) {
      padding-inline-end: calc(${token.controlPadding} + var(--_icon) + ${token.space} + 2rem);
    }

    #control.empty {
      color: var(--_color-placeholder);
    }

    .box > .icon {
      color: var(--_color-text-muted);
      inset-block: 0;
      inset-inline-end: ${token.controlPadding};
      margin-block: auto;
      pointer-events: none;
      position: absolute;
    }

    .clear {
      background: none;
      block-size: 2rem;
      border: 0;
      border-radius: calc(${token.radius} * 0.5);
      color: var(--_color-text-muted);
      cursor: pointer;
      display: grid;
      inline-size: 2rem;
      inset-block: 0;
      inset-inline-end: calc(${token.controlPadding} + var(--_icon) + ${token.space} / 2);
      margin-block: auto;
      padding: 0;
      place-items: center;
      position: absolute;
    }

    @media (hover: hover) {
      .clear:hover {
        background: ${token.colorHover};
        color: ${token.colorText};
      }
    }
  `,
];
