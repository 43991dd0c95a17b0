import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {popupBackStyles} from '../../styles/popup-back.styles.js';
import {popupStyles} from '../../styles/popup.styles.js';
import * as token from '../../styles/token.js';
import {menuListStyles} from '../menu-item/menu-list.styles.js';

export const menuStyles = [
  hostStyles,
  popupStyles,
  popupBackStyles,
  menuListStyles,
  css`
    :host {
      display: contents;
    }

    .menu:focus {
      outline: none;
    }

    .is-sheet {
      background: rgb(0 0 0 / 45%);
      block-size: auto;
      border: 0;
      border-radius: 0;
      inline-size: auto;
      inset: 0 !important;
      margin: 0;
      max-block-size: none;
      max-inline-size: none;
      overflow: hidden;
      padding: 0;
    }

    .is-sheet:popover-open {
      display: flex;
      flex-direction: column;
      justify-content: end;
    }

    .is-sheet .menu {
      background: ${token.colorSurfaceOverlay};
      border-radius: calc(${token.radius} * 2) calc(${token.radius} * 2) 0 0;
      max-block-size: 80dvb;
      overflow: auto;
      overscroll-behavior: contain;
      padding: calc(${token.space} * 3);
      padding-block-end: max(calc(${token.space} * 3), env(safe-area-inset-bottom));
      transition: translate ${token.duration} ${token.easing};
    }

    .is-sheet[popover] {
      --_back: 0;
    }

    .is-sheet:not(:popover-open) .menu {
      translate: 0 100%;
    }

    @starting-style {
      .is-sheet .menu {
        translate: 0 100%;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      .is-sheet .menu {
        transition: none;
      }
    }
  `,
];
