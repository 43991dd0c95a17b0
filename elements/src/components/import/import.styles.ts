import {css} from 'lit';
import {hostStyles} from '../../styles/control.styles.js';
import {focusRingStyles} from '../../styles/focus-ring.styles.js';
import {messageStyles} from '../../styles/message.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const importStyles = [
  hostStyles,
  focusRingStyles,
  messageStyles,
  visuallyHiddenStyles,
  css`
    :host {
      display: block;
    }

    .step {
      container-type: inline-size;
      display: grid;
      gap: var(--lc-import-gap, calc(${token.space} * 4));
      grid-template-columns: minmax(0, 1fr);
    }

    p {
      margin: 0;
    }

    [hidden] {
      display: none;
    }

    /* Only if it takes long. */
    .busy {
      animation: appear 1ms 0.3s both;
    }

    @keyframes appear {
      from {
        visibility: hidden;
      }
    }

    .settings {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 4);
    }

    .settings lc-select {
      flex: 0 1 14rem;
    }

    .note,
    .samples,
    .unsure,
    .columns-head {
      color: ${token.colorTextMuted};
      font-size: ${token.fontSizeSm};
    }

    .message {
      color: ${token.colorDanger};
    }

    .columns {
      border-block-start: 1px solid ${token.colorBorder};
      list-style: none;
      margin: 0;
      padding: 0;
    }

    .columns-head,
    .column {
      align-items: center;
      column-gap: calc(${token.space} * 6);
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 1.25fr) minmax(0, 1.25fr);
    }

    .column {
      border-block-end: 1px solid ${token.colorBorder};
      padding-block: calc(${token.space} * 3);
      row-gap: calc(${token.space} * 2);
    }

    .source {
      display: grid;
      gap: ${token.space};
    }

    .header {
      font-weight: 600;
      overflow-wrap: anywhere;
    }

    .is-ignored .header {
      color: ${token.colorTextMuted};
      font-weight: 400;
    }

    .samples {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    .format {
      display: grid;
      gap: calc(${token.space} * 2);
    }

    .cell-text {
      display: block;
    }

    .cell-error {
      align-items: start;
      color: ${token.colorDanger};
      display: flex;
      font-size: ${token.fontSizeSm};
      gap: ${token.space};
      text-align: start;
      white-space: normal;
    }

    .result {
      font-size: ${token.fontSizeLg};
      font-weight: 600;
    }

    .actions {
      display: flex;
      flex-wrap: wrap;
      gap: calc(${token.space} * 3);
    }

    @container (width < 40rem) {
      .columns-head {
        display: none;
      }

      .column {
        grid-template-columns: minmax(0, 1fr);
      }

      .format:empty {
        display: none;
      }
    }
  `,
];
