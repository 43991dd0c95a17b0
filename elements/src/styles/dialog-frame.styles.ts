import {css} from 'lit';
import * as token from './token.js';

/** The header, the scrollable content, and the footer of a dialog, which `dialogFrame` renders. */
export const dialogFrameStyles = css`
  :host {
    --_gutter: clamp(${token.space} * 4, 4vw, ${token.space} * 6);
  }

  .header,
  .footer {
    display: flex;
    flex: none;
    gap: calc(${token.space} * 3);
  }

  .header {
    align-items: flex-start;
    justify-content: space-between;
    padding: calc(${token.space} * 4) var(--_gutter) calc(${token.space} * 3);
    padding-inline-end: calc(${token.space} * 3);
  }

  h2 {
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    line-height: 1.3;
    margin: 0;
    min-inline-size: 0;
    padding-block: calc((${token.controlHeight} * 0.8 - 1.3em) / 2);
  }

  /* A slotted heading looks like the default one. */
  ::slotted([slot='heading']) {
    font: inherit;
    letter-spacing: inherit;
    margin: 0;
  }

  .close {
    --lc-button-color: ${token.colorTextMuted};
    flex: none;
  }

  .scroller {
    flex: 1 1 auto;
    min-block-size: 0;
    outline-offset: -2px;
    overflow: auto;
    overscroll-behavior: contain;
  }

  .content {
    padding: ${token.space} var(--_gutter) calc(${token.space} * 6);
  }

  .footer {
    flex-wrap: wrap;
    justify-content: flex-end;
    padding: calc(${token.space} * 4) var(--_gutter);
  }

  /* These lines do not change the size, because overflow is measured. */
  .footer {
    border-block-start: 1px solid ${token.colorBorder};
  }

  .scrolls .header {
    box-shadow: 0 1px ${token.colorBorder};
  }
`;
