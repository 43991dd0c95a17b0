import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {lineIconStyles} from '../../styles/line-icon.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

const UNREAD = css`var(--lc-notification-list-unread-color, ${token.colorDanger})`;

export const notificationListStyles = [
  hostStyles,
  focusRingStyles,
  lineIconStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
      /* For what is hidden visually. */
      position: relative;
    }

    :host([button]) {
      display: inline-block;
      vertical-align: middle;
    }

    .bell {
      display: block;
      position: relative;
    }

    .badge {
      background: ${UNREAD};
      border: 1px solid transparent;
      border-radius: 1rem;
      color: ${token.colorOnDanger};
      font-size: 0.75rem;
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      inset-block-start: 0;
      inset-inline-start: 50%;
      line-height: 1rem;
      min-inline-size: 1rem;
      padding-inline: 0.25rem;
      pointer-events: none;
      position: absolute;
      text-align: center;
    }

    lc-popover {
      --lc-popover-width: calc(var(--lc-notification-list-width, 24rem) + ${token.space} * 8);
    }

    lc-popover > .list {
      inline-size: var(--lc-notification-list-width, 24rem);
      max-inline-size: 100%;
    }

    .head {
      align-items: center;
      display: flex;
      flex-wrap: wrap;
      gap: 0 calc(${token.space} * 3);
      justify-content: space-between;
      min-block-size: calc(${token.controlHeight} * 0.8);
    }

    .heading {
      border-radius: calc(${token.radius} / 2);
      font-size: ${token.fontSizeLg};
      font-weight: 600;
      overflow-wrap: anywhere;
    }

    .group {
      color: ${token.colorTextMuted};
      font-size: ${token.fontSizeSm};
      font-weight: 600;
      margin-block-start: calc(${token.space} * 4);
    }

    ul {
      list-style: none;
      margin: 0;
      padding: 0;
    }

    .item {
      align-items: start;
      border-block-end: 1px solid ${token.colorBorder};
      display: flex;
      gap: calc(${token.space} * 2);
      padding-block: calc(${token.space} * 3);
    }

    .item:last-child {
      border-block-end: 0;
    }

    .icon {
      color: var(--_tone, ${token.colorTextMuted});
    }

    .item > .icon {
      margin-block: calc((1lh - 1.25em) / 2);
    }

    circle + path {
      scale: 0.8;
      transform-origin: 12px 12px;
    }

    .success {
      --_tone: ${token.colorSuccess};
    }

    .info {
      --_tone: ${token.colorInfo};
    }

    .warning {
      --_tone: ${token.colorWarning};
    }

    .error {
      --_tone: ${token.colorDanger};
    }

    .text {
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      position: relative;
    }

    .title {
      border-radius: calc(${token.radius} / 2);
      color: inherit;
    }

    .unread .title {
      font-weight: 600;
    }

    .more,
    time {
      color: ${token.colorTextMuted};
      display: block;
      font-size: ${token.fontSizeSm};
    }

    .actions {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 2);
      margin-block-start: calc(${token.space} * 2);
    }

    lc-icon-button {
      flex: none;
    }

    /* A border, which forced colors keep. */
    .dot {
      border: 0.3125rem solid ${UNREAD};
      border-radius: 50%;
    }

    .foot {
      padding-block-start: calc(${token.space} * 3);
      text-align: center;
    }

    .foot p {
      margin: 0 0 calc(${token.space} * 2);
    }

    @media (width < 40rem) and (pointer: coarse) {
      lc-popover::part(popup) {
        border-radius: calc(${token.radius} * 2) calc(${token.radius} * 2) 0 0;
        inline-size: 100%;
        inset: auto 0 0 !important;
        max-inline-size: none;
      }

      lc-popover::part(arrow) {
        display: none;
      }

      lc-popover::part(body) {
        max-block-size: 80dvb;
      }

      lc-popover > .list {
        inline-size: auto;
      }
    }

    @media (forced-colors: active) {
      .badge {
        border-color: CanvasText;
      }
    }
  `,
];
