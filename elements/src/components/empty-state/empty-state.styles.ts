import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';

export const emptyStateStyles = [
  hostStyles,
  css`
    :host {
      display: block;
    }

    .base {
      align-items: center;
      display: flex;
      flex-direction: column;
      gap: calc(${token.space} * 2);
      margin-inline: auto;
      max-inline-size: 28rem;
      overflow-wrap: anywhere;
      padding: calc(${token.space} * 10) calc(${token.space} * 4);
      text-align: center;
      text-wrap: pretty;
    }

    .sign {
      background: ${token.colorHover};
      block-size: 3.5rem;
      border-radius: 50%;
      color: var(--lc-empty-state-icon-color, ${token.colorTextMuted});
      display: grid;
      inline-size: 3.5rem;
      margin-block-end: calc(${token.space} * 2);
      place-items: center;
    }

    .icon,
    ::slotted([slot='icon']) {
      block-size: 1.75rem;
      inline-size: 1.75rem;
    }

    .icon {
      fill: none;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 1.5;
    }

    .heading {
      font-size: ${token.fontSizeLg};
      font-weight: 600;
      line-height: 1.35;
      text-wrap: balance;
    }

    .content {
      color: ${token.colorTextMuted};
    }

    .actions {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 2);
      justify-content: center;
      margin-block-start: calc(${token.space} * 3);
    }

    .compact {
      font-size: ${token.fontSizeSm};
      gap: ${token.space};
      padding-block: calc(${token.space} * 5);
    }

    .compact .sign {
      block-size: 2.5rem;
      inline-size: 2.5rem;
      margin-block-end: ${token.space};
    }

    .compact .icon,
    .compact ::slotted([slot='icon']) {
      block-size: 1.25rem;
      inline-size: 1.25rem;
    }

    .compact .heading {
      font-size: ${token.fontSizeMd};
    }
  `,
];
