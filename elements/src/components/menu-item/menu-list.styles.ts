import {css} from 'lit';
import * as token from '../../styles/token.js';

/** The content of a menu or a submenu: separators, and groups with their labels. */
export const menuListStyles = css`
  .popup {
    --_check: initial;
    --_check-gap: initial;
    box-sizing: border-box;
    inline-size: max-content;
    margin: 0;
    max-block-size: min(var(--lc-menu-max-height, 28rem), 90dvb);
    max-inline-size: min(22rem, 100vw);
    min-inline-size: var(--lc-menu-min-width, 10rem);
  }

  .has-checks {
    --_check: 1.125rem;
    --_check-gap: 0;
  }

  ::slotted(hr) {
    border: 0;
    border-block-start: 1px solid ${token.colorBorder};
    margin: ${token.space} calc(${token.space} * -1);
  }

  /* Screen readers know the label already. */
  ::slotted([role='group'][aria-label])::before {
    color: ${token.colorTextMuted};
    content: attr(aria-label);
    content: attr(aria-label) / '';
    display: block;
    font-size: 0.75rem;
    font-weight: 600;
    overflow-wrap: anywhere;
    padding: ${token.space} calc(${token.space} * 2);
  }
`;
