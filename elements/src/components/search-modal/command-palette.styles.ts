import {css} from 'lit';
import * as token from '../../styles/token.js';

export const commandPaletteStyles = css`
  .back {
    --lc-button-color: ${token.colorTextMuted};
    flex: none;
    margin-inline-start: calc(${token.space} * -3);
  }

  .back:dir(rtl) {
    scale: -1 1;
  }

  /* A chevron for a result that opens a page. */
  .result-page {
    padding-inline-end: calc(${token.space} * 8);
    position: relative;
  }

  .result-page::after {
    block-size: 0.5rem;
    border: solid ${token.colorTextMuted};
    border-width: 1.5px 1.5px 0 0;
    content: '';
    inline-size: 0.5rem;
    inset-block-start: calc(50% - 0.25rem);
    inset-inline-end: calc(${token.space} * 4);
    position: absolute;
    rotate: 45deg;
  }

  .result-page:dir(rtl)::after {
    rotate: -135deg;
  }

  /* Beside the text and the description. */
  .result:has(> .result-shortcut) {
    column-gap: calc(${token.space} * 3);
    grid-template-columns: minmax(0, 1fr) auto;
  }

  .result:has(> .result-icon):has(> .result-shortcut) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }

  .result-shortcut {
    align-self: center;
    color: ${token.colorTextMuted};
    grid-column: -2;
    grid-row: 1 / span 2;
  }

  .footer {
    border-block-start: 1px solid ${token.colorBorder};
    color: ${token.colorTextMuted};
    display: flex;
    flex: none;
    flex-wrap: wrap;
    font-size: ${token.fontSizeSm};
    gap: calc(${token.space} * 1) calc(${token.space} * 4);
    padding: calc(${token.space} * 2) calc(${token.space} * 5);
  }

  kbd {
    background: ${token.colorSurfaceSunken};
    border: 1px solid ${token.colorBorder};
    border-radius: calc(${token.radius} / 2);
    font: inherit;
    font-size: 0.75rem;
    padding-inline: calc(${token.space} * 1.5);
  }

  /* There, users have no keys. */
  @media (hover: none) and (pointer: coarse) {
    .footer {
      display: none;
    }
  }
`;
