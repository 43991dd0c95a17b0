import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {menuItemStyles as sharedStyles} from '../../styles/menu-item.styles.js';
import {popupBackStyles} from '../../styles/popup-back.styles.js';
import * as token from '../../styles/token.js';
import {menuListStyles} from './menu-list.styles.js';

export const menuItemStyles = [
  hostStyles,
  focusRingStyles,
  sharedStyles,
  popupBackStyles,
  menuListStyles,
  css`
    :host {
      display: block;
    }

    .menu-item {
      --_ground-focus: var(--lc-menu-item-background-focus, ${token.colorHover});
      color: var(--lc-menu-item-color, ${token.colorText});
      text-decoration: none;
    }

    .danger {
      --_ground-focus: ${token.colorDangerSoft};
      color: ${token.colorDanger};
    }

    .text {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    /* A menu with check boxes or radio buttons aligns its texts. */
    .check {
      display: flex;
      flex: none;
      inline-size: var(--_check, 0);
      justify-content: center;
      margin-inline-end: var(--_check-gap, calc(${token.space} * -2));
    }

    .dot {
      background: currentcolor;
      block-size: 0.5rem;
      border-radius: 50%;
      forced-color-adjust: none;
      inline-size: 0.5rem;
    }

    .shortcut {
      color: ${token.colorTextMuted};
      flex: none;
      font: inherit;
      font-size: 0.75rem;
      margin-inline-start: calc(${token.space} * 4);
    }

    .icon-slot {
      display: contents;
    }

    .submenu-icon {
      color: ${token.colorTextMuted};
      display: flex;
      flex: none;
      margin-inline-end: calc(${token.space} * -1);
      transform: rotate(-90deg);
    }

    .submenu-icon:dir(rtl) {
      transform: rotate(90deg);
    }

    .icon,
    ::slotted([slot='icon']) {
      block-size: 1.125rem;
      flex: none;
      inline-size: 1.125rem;
    }

    .chevron {
      block-size: 1rem;
      inline-size: 1rem;
      stroke-width: 1.5;
    }

    .icon,
    .chevron {
      fill: none;
      stroke: currentcolor;
      stroke-linecap: round;
      stroke-linejoin: round;
    }

    .icon {
      stroke-width: 2;
    }

    /* In a sheet, below the item. */
    .submenu:not([popover]) {
      background: none;
      border: 0;
      border-inline-start: 1px solid ${token.colorBorder};
      border-radius: 0;
      box-shadow: none;
      display: none;
      inline-size: auto;
      margin: 0;
      margin-inline-start: calc(${token.space} * 4);
      max-block-size: none;
      max-inline-size: none;
      min-inline-size: 0 !important;
      position: static;
    }

    .submenu.is-open:not([popover]) {
      display: block;
    }
  `,
];
