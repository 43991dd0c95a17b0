import {css} from 'lit';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import * as token from '../../../../styles/token.js';

export const rangeStyles = css`
  ${quietButtonStyles}

  /* A shadow, because a pinned cell has its own background. */
  td[aria-selected='true'] {
    box-shadow:
      inset 0 var(--_range-top, 0) ${token.colorAccent},
      inset 0 var(--_range-bottom, 0) ${token.colorAccent},
      inset var(--_range-start, 0) 0 ${token.colorAccent},
      inset var(--_range-end, 0) 0 ${token.colorAccent},
      inset 0 0 0 100vmax color-mix(in oklab, ${token.colorAccent} 14%, transparent);
  }

  [data-edges~='top'] {
    --_range-top: 2px;
  }

  [data-edges~='bottom'] {
    --_range-bottom: -2px;
  }

  [data-edges~='start'] {
    --_range-start: 2px;
  }

  [data-edges~='end'] {
    --_range-end: -2px;
  }

  [data-edges~='start']:dir(rtl) {
    --_range-start: -2px;
  }

  [data-edges~='end']:dir(rtl) {
    --_range-end: 2px;
  }

  [data-dragged] {
    cursor: cell;
    user-select: none;
  }

  /* A pinned cell is sticky already. */
  :where([data-fill] td:is(:focus, [data-edges])) {
    position: relative;
  }

  /* What fills cells when it is dragged. */
  [data-fill='cell'] td:focus::before,
  [data-fill='range'] [data-edges~='corner']::before {
    background: ${token.colorAccent};
    block-size: 7px;
    border: 1px solid ${token.colorSurface};
    content: '';
    cursor: crosshair;
    inline-size: 7px;
    inset-block-end: 0;
    inset-inline-end: 0;
    position: absolute;
  }

  @media (pointer: coarse) {
    [data-fill='cell'] td:focus::before,
    [data-fill='range'] [data-edges~='corner']::before {
      block-size: 13px;
      inline-size: 13px;
    }
  }

  .paste-dialog {
    background: ${token.colorSurfaceOverlay};
    border: 1px solid ${token.colorBorder};
    border-radius: ${token.radius};
    box-shadow: ${token.shadow};
    color: ${token.colorText};
    max-inline-size: min(24rem, calc(100vi - ${token.space} * 8));
    padding: calc(${token.space} * 5);
  }

  .paste-dialog > p {
    flex: 1 0 100%;
    margin: 0 0 calc(${token.space} * 2);
  }

  .paste-dialog[open] {
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2) calc(${token.space} * 4);
    justify-content: flex-end;
  }

  @media (forced-colors: active) {
    td[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    [data-fill] td::before {
      forced-color-adjust: none;
    }
  }

  @media print {
    td[aria-selected='true'] {
      box-shadow: none;
    }
  }
`;
