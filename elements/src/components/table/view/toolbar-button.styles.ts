import {css} from 'lit';
import * as token from '../../../styles/token.js';

export const toolbarButtonStyles = css`
  .toolbar-button {
    background: ${token.colorSurface};
    border: 1px solid ${token.colorBorderStrong};
    border-radius: ${token.radius};
    color: inherit;
    cursor: pointer;
    font: inherit;
    font-weight: 600;
    min-block-size: ${token.controlHeight};
    padding-inline: ${token.controlPadding};
  }

  @media (hover: hover) {
    .toolbar-button:hover {
      background: ${token.colorHover};
    }
  }
`;
