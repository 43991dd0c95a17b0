import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import * as token from '../../styles/token.js';
import {toneStyles} from '../../styles/tone.styles.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const timelineItemStyles = [
  hostStyles,
  toneStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
    }

    .base {
      column-gap: calc(${token.space} * 3);
      display: grid;
      grid-template-columns: var(--_timeline-columns, auto minmax(0, 1fr));
    }

    .marker {
      align-items: center;
      color: var(--lc-timeline-item-color, var(--_tone-fill, var(--_tone)));
      display: flex;
      flex-direction: column;
      grid-column: var(--_timeline-marker, 1);
      grid-row: 1;
      inline-size: 1.5rem;
    }

    /* Borders, which forced colors keep. */
    .dot {
      block-size: 0.75rem;
      border: 0.375rem solid;
      border-radius: 50%;
      inline-size: 0.75rem;
      margin-block: calc((1lh - 0.75rem) / 2);
    }

    .pending {
      border-style: dashed;
      border-width: 2px;
    }

    ::slotted([slot='icon']) {
      block-size: 1.5rem;
      flex: none;
      inline-size: 1.5rem;
    }

    .marker::after {
      border-inline-start: 2px solid var(--lc-timeline-line-color, ${token.colorBorder});
      content: '';
      flex: 1;
      margin-block: ${token.space};
    }

    .body {
      grid-column: var(--_timeline-content, 2);
      grid-row: 1;
      overflow-wrap: anywhere;
      padding-block-end: var(--lc-timeline-gap, calc(${token.space} * 6));
      /* For what is hidden visually. */
      position: relative;
    }

    :host(:last-of-type) .marker::after {
      display: none;
    }

    :host(:last-of-type) .body {
      padding-block-end: 0;
    }

    .heading {
      font-weight: 600;
    }

    .date {
      color: ${token.colorTextMuted};
      font-size: ${token.fontSizeSm};
    }

    ::slotted([slot='heading']) {
      font-size: inherit;
      font-weight: inherit;
      margin: 0;
    }
  `,
];
