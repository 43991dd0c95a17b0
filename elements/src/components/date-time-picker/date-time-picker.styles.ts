import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {fieldPopupStyles} from '../../styles/field-popup.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';
import {calendarStyles} from './calendar/calendar.styles.js';
import {jumpStyles} from './calendar/jump.styles.js';
import * as token from '../../styles/token.js';

export const dateTimePickerStyles = [
  hostStyles,
  fieldStyles,
  focusRingStyles,
  boxStyles,
  fieldPopupStyles,
  visuallyHiddenStyles,
  calendarStyles,
  jumpStyles,
  css`
    :host {
      --_box-background: var(--lc-date-time-picker-background, ${token.colorSurface});
      --_box-border-color: var(--lc-date-time-picker-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-date-time-picker-radius, ${token.radius});
      --_icon: 1.25rem;
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

    .icon {
      block-size: var(--_icon);
      display: block;
      fill: none;
      inline-size: var(--_icon);
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5;
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
