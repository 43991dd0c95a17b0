import {css} from 'lit';
import {boxStyles} from '../../styles/box.styles.js';
import {hostStyles} from '../../styles/control.styles.js';
import {fieldStyles} from '../../styles/field.styles.js';
import * as token from '../../styles/token.js';
import {visuallyHiddenStyles} from '../../styles/visually-hidden.styles.js';

export const textAreaStyles = [
  hostStyles,
  fieldStyles,
  boxStyles,
  visuallyHiddenStyles,
  css`
    :host {
      --_box-background: var(--lc-text-area-background, ${token.colorSurface});
      --_box-border-color: var(--lc-text-area-border-color, ${token.colorBorderStrong});
      --_box-radius: var(--lc-text-area-radius, ${token.radius});
    }

    :host([readonly]) .box {
      --_box-border-color: ${token.colorBorder};
      background: ${token.colorSurfaceSunken};
    }

    .box {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      inline-size: fit-content;
      min-block-size: 0;
      min-inline-size: 100%;
      padding: 0;
    }

    /* The copy of the text has the same lines as the field, which is as high as the copy. */
    #control,
    .copy {
      --_padding: calc(${token.space} * 1.5);
      border-radius: inherit;
      grid-area: 1 / 1;
      max-block-size: calc(var(--_max-rows) * 1em * ${token.lineHeight} + 2 * var(--_padding));
      min-block-size: calc(var(--_min-rows) * 1em * ${token.lineHeight} + 2 * var(--_padding));
      padding: var(--_padding) ${token.controlPadding};
    }

    #control {
      display: block;
      inline-size: 100%;
      resize: vertical;
    }

    .copy {
      contain: inline-size;
      letter-spacing: normal;
      overflow: hidden;
      overflow-wrap: break-word;
      pointer-events: none;
      text-indent: 0;
      text-transform: none;
      visibility: hidden;
      white-space: pre-wrap;
      word-spacing: normal;
    }

    /* Over the copy, because WebKit neither stretches a native text area in a grid, nor shrinks the row again. */
    .box:has(#control:not([style*='height']) + .copy) {
      display: block;
      inline-size: auto;
      position: relative;
    }

    #control:not([style*='height']):has(+ .copy) {
      block-size: 100%;
      inset: 0;
      position: absolute;
    }

    .no-wrap .copy {
      white-space: pre;
    }

    /* The user has resized the field. */
    #control[style*='height'] + .copy {
      display: none;
    }

    .is-disabled #control,
    .resize-none #control {
      resize: none;
    }

    .resize-horizontal #control {
      resize: horizontal;
    }

    .resize-both #control {
      resize: both;
    }

    :host(:defined) #control {
      field-sizing: content;
    }

    /* Without a script, as far as the browser can read the numbers. */
    @supports (opacity: attr(data-min-rows type(<number>))) {
      #control[data-min-rows] {
        --_max-rows: attr(data-max-rows type(<number>));
        --_min-rows: attr(data-min-rows type(<number>));
        field-sizing: content;
      }
    }

    .counter {
      color: ${token.colorTextMuted};
      font-size: ${token.fontSizeSm};
      margin-block-start: calc(${token.space});
      text-align: end;
    }

    .is-over {
      color: ${token.colorDanger};
    }

    @media print {
      #control,
      .copy {
        max-block-size: none;
      }
    }
  `,
];
