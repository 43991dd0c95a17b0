import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';
import {toneStyles} from '../../styles/tone.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const badgeStyles = [
  hostStyles,
  toneStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: inline-flex;
      max-inline-size: 100%;
      vertical-align: middle;
    }

    .base {
      --_background: var(--_tone-soft);
      --_color: var(--_tone);
      align-items: center;
      background: var(--lc-badge-background, var(--_background));
      /* Forced colors draw the border, and no background. */
      border: 1px solid var(--lc-badge-border-color, transparent);
      border-radius: var(--lc-badge-radius, calc(${token.radius} / 2));
      color: var(--lc-badge-color, var(--_color));
      display: inline-flex;
      font-size: 0.75rem;
      font-variant-numeric: tabular-nums;
      font-weight: 600;
      gap: calc(${token.space} * 1.5);
      justify-content: center;
      line-height: calc(1.375rem - 2px);
      min-inline-size: 1.375rem;
      overflow-wrap: break-word;
      padding-inline: calc(${token.space} * 1.75);
      position: relative;
    }

    /* So that a dot without content has no gap. */
    .text {
      display: contents;
    }

    .solid {
      --_background: var(--_tone-fill, var(--_tone));
      --_color: var(--_on-tone);
    }

    .outline {
      --_background: transparent;
      border-color: var(--lc-badge-border-color, color-mix(in oklab, var(--_tone) 45%, transparent));
    }

    .pill {
      border-radius: var(--lc-badge-radius, 0.6875rem);
    }

    .status {
      --_background: transparent;
      --_color: inherit;
      border: 0;
      font-size: inherit;
      font-weight: inherit;
      line-height: inherit;
      min-inline-size: 0;
      padding: 0;
    }

    /* A border, because forced colors draw no background. */
    .dot {
      border: 0.25rem solid var(--_tone);
      border-radius: 50%;
      flex: none;
    }
  `,
];
