import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

/** The height of the list of steps, unless it wraps. */
const MARKER_SIZE = css`1.75rem`;

export const stepsStyles = [
  hostStyles,
  focusRingStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      --_gap: var(--lc-steps-gap, calc(${token.space} * 6));
    }

    /* Not around the fields, because it would contain what is fixed in them. */
    .head {
      container-type: inline-size;
      margin-block-end: var(--_gap);
      /* A server does not know the steps, so it leaves the space of their list. */
      min-block-size: ${MARKER_SIZE};
    }

    .list {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 2) calc(${token.space} * 3);
      list-style: none;
      margin: 0;
      padding: 0;
    }

    .item {
      align-items: center;
      color: ${token.colorTextMuted};
      display: flex;
      gap: calc(${token.space} * 3);
      min-inline-size: 0;
    }

    .item:not(:last-child)::after {
      border-block-start: 1px solid ${token.colorBorderStrong};
      content: '';
      inline-size: calc(${token.space} * 6);
    }

    .step {
      align-items: center;
      background: none;
      border: 0;
      border-radius: ${token.radius};
      color: inherit;
      display: flex;
      font: inherit;
      gap: calc(${token.space} * 2);
      min-inline-size: 0;
      padding: 0;
      text-align: start;
    }

    button.step {
      cursor: pointer;
    }

    .label {
      overflow-wrap: anywhere;
    }

    .marker {
      align-items: center;
      border: 1px solid ${token.colorBorderStrong};
      border-radius: 50%;
      block-size: ${MARKER_SIZE};
      display: flex;
      flex: none;
      font-size: ${token.fontSizeSm};
      font-weight: 600;
      inline-size: ${MARKER_SIZE};
      justify-content: center;
      line-height: 1;
    }

    .icon {
      block-size: 1.125rem;
      fill: none;
      inline-size: 1.125rem;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 2;
    }

    .is-done,
    .is-active {
      color: ${token.colorText};
    }

    .is-done .marker {
      border-color: ${token.colorAccent};
      color: ${token.colorAccentText};
    }

    .is-active .label {
      font-weight: 600;
    }

    .is-active .marker {
      background: ${token.colorAccent};
      border-color: ${token.colorAccent};
      color: ${token.colorOnAccent};
    }

    .is-invalid {
      color: ${token.colorDanger};
    }

    .is-invalid .marker {
      border-color: ${token.colorDanger};
    }

    .is-active.is-invalid .marker {
      background: ${token.colorDanger};
      color: ${token.colorOnDanger};
    }

    @media (hover: hover) {
      button.step:hover .label {
        text-decoration: underline;
        text-underline-offset: 0.25em;
      }
    }

    .footer {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 3);
      margin-block-start: var(--_gap);
    }

    /* Only the markers. The heading of the step says where one is. */
    @container (width < 30rem) {
      .list,
      .item {
        column-gap: calc(${token.space} * 2);
      }

      .item:not(:last-child)::after {
        inline-size: calc(${token.space} * 3);
      }

      .label {
        block-size: 1px;
        clip-path: inset(50%);
        inline-size: 1px;
        overflow: hidden;
        position: absolute;
        white-space: nowrap;
      }
    }

    @media (forced-colors: active) {
      .item.is-active .marker {
        background: Highlight;
        border-color: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  `,
];
