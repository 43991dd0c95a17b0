import {css} from 'lit';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import * as token from '../../../../styles/token.js';

export const rowDetailStyles = css`
  ${quietButtonStyles}

  /* Also without rows, and with an empty header. */
  .detail-toggle-cell {
    inline-size: 1px;
    min-inline-size: calc(var(--_pad) + 1.5rem);
    padding-inline-end: 0;
  }

  .detail-toggle {
    display: flex;
    margin: -2px 0;
  }

  .detail-toggle:disabled {
    cursor: not-allowed;
    opacity: 0.4;
  }

  /* A shape, not an image: a strict content security policy may block images in CSS. */
  .detail-toggle::before {
    background: currentColor;
    block-size: 0.75rem;
    clip-path: polygon(25% 6%, 37% 0, 83% 50%, 37% 100%, 25% 94%, 63% 50%);
    content: '';
    forced-color-adjust: none;
    inline-size: 0.75rem;
    transition: rotate ${token.duration} ${token.easing};
  }

  .detail-toggle:dir(rtl)::before {
    rotate: 180deg;
  }

  .detail-toggle[aria-expanded='true']::before {
    rotate: 90deg;
  }

  .bordered {
    --_rule: 1px;
  }

  .detail-row > td {
    padding: calc(${token.space} * 4) var(--_pad);
  }

  /* It starts where the first column of the app does. The cells before that have a control of 1.5rem. */
  @media screen {
    .detail-row > td {
      padding-inline-start: calc(var(--_pad) + var(--_leading) * (var(--_pad) + 1.5rem + var(--_rule, 0px)));
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .detail-row > td {
      animation: open-detail ${token.duration} ${token.easing};
    }
  }

  @keyframes open-detail {
    from {
      opacity: 0;
    }
  }

  @container (inline-size < 30rem) {
    .stack .detail-row > td {
      padding-inline-start: var(--_pad);
    }
  }

  tbody > .detail-row {
    background: ${token.colorSurfaceSunken};
  }

  @media (hover: hover) {
    tbody > .detail-row:hover {
      background: ${token.colorSurfaceSunken};
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .detail-toggle::before {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .detail-toggle::before {
      background: ButtonText;
    }
  }
`;
