import {css} from 'lit';
import {outlineStyles} from '../../../styles/outline.styles.js';
import * as token from '../../../styles/token.js';

/** Styles of the loading, empty, and error states. */
export const tableStateStyles = css`
  ${outlineStyles}

  tbody {
    transition: opacity ${token.duration} ${token.easing};
  }

  /* Delays the loading indicators, so that quick responses do not flicker. */
  [aria-busy='true'] > tbody {
    opacity: 0.72;
    transition-delay: 150ms;
  }

  .progress {
    animation: appear 0s 150ms forwards;
    block-size: 2px;
    inset-block-start: 0;
    inset-inline: 0;
    opacity: 0;
    overflow: hidden;
    position: absolute;
    z-index: 2;
  }

  .progress::before {
    animation: load 1.1s ${token.easing} infinite;
    background: ${token.colorAccent};
    block-size: 100%;
    content: '';
    display: block;
    forced-color-adjust: none;
    inline-size: 40%;
  }

  .outline {
    block-size: 0.75em;
    inline-size: 70%;
  }

  tr:nth-child(even) > td > .outline {
    inline-size: 52%;
  }

  td:first-child > .outline {
    inline-size: 85%;
  }

  tr > [data-number] > .outline {
    inline-size: 40%;
  }

  .outline-row > td > :not(.outline) {
    visibility: hidden;
  }

  .empty {
    align-items: center;
    color: ${token.colorTextMuted};
    display: grid;
    gap: calc(${token.space} * 3);
    inset-inline-start: 0;
    justify-items: center;
    overflow-wrap: anywhere;
    padding: calc(${token.space} * 12) var(--_pad);
    position: sticky;
    text-align: center;
  }

  .empty > .icon {
    block-size: 2.75rem;
    color: ${token.colorBorderStrong};
    inline-size: 2.75rem;
    stroke-width: 1.25;
  }

  @media (hover: hover) {
    .empty-button:hover {
      background: ${token.colorHover};
    }
  }

  .alert {
    align-items: center;
    background: ${token.colorDangerSoft};
    border: 1px solid color-mix(in srgb, ${token.colorDanger} 35%, transparent);
    border-radius: ${token.radius};
    color: ${token.colorDanger};
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2) calc(${token.space} * 3);
    margin-block-start: calc(${token.space} * 3);
    padding: calc(${token.space} * 2.5) var(--_pad);
  }

  .alert > span {
    flex: 1 1 12rem;
  }

  .retry,
  .empty-button {
    background: none;
    border: 1px solid currentColor;
    border-radius: ${token.radius};
    color: inherit;
    cursor: pointer;
    font: inherit;
    font-weight: 600;
    min-block-size: calc(${token.controlHeight} * 0.8);
    padding-inline: ${token.controlPadding};
    transition: background-color ${token.duration} ${token.easing};
  }

  @media (hover: hover) {
    .retry:not([aria-disabled]):hover {
      background: color-mix(in srgb, ${token.colorDanger} 12%, transparent);
    }
  }

  .retry[aria-disabled] {
    cursor: progress;
  }

  @keyframes appear {
    to {
      opacity: 1;
    }
  }

  @keyframes load {
    from {
      translate: -100%;
    }
    to {
      translate: 250%;
    }
  }

  @keyframes breathe {
    50% {
      opacity: 0.45;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    tbody,
    tbody > tr,
    .arrows::before,
    .arrows::after,
    .retry,
    .field {
      transition: none;
    }

    .progress::before {
      animation: breathe 2.4s ease-in-out infinite;
      inline-size: 100%;
    }
  }

  @media (forced-colors: active) {
    .progress::before {
      background: Highlight;
    }
  }
`;
