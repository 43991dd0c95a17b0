import {css} from 'lit';
import {hostStyles} from '../../../styles/control.styles.js';
import {focusRingStyles} from '../../../styles/focus-ring.styles.js';
import {tableControlStyles} from './table-controls.styles.js';
import {tableStateStyles} from './table-state.styles.js';
import * as token from '../../../styles/token.js';

export const tableStyles = [
  hostStyles,
  focusRingStyles,
  css`
    :host {
      --_line: var(--lc-table-border-color, ${token.colorBorder});
      --_ground: var(--lc-table-background, ${token.colorSurface});
      --_pad: calc(${token.space} * 4);
      --_pad-block: calc(${token.space} * 3);
      display: block;
      font-size: ${token.fontSizeSm};
    }

    .compact {
      --_pad-block: ${token.space};
    }

    .comfortable {
      --_pad-block: calc(${token.space} * 5);
    }

    .frame {
      background: var(--_ground);
      border: 1px solid var(--_line);
      border-radius: var(--lc-table-radius, calc(${token.radius} * 2));
      overflow: clip;
      position: relative;
    }

    .scroller {
      max-block-size: var(--lc-table-max-height, none);
      overflow: auto;
      overscroll-behavior-inline: contain;
      /* The height of the sticky header, and a focus ring. */
      scroll-padding-block-start: calc(var(--_pad-block) * 2 + 1.25lh);
    }

    /* Shadows at the edges behind which there is more. */
    @supports (animation-timeline: scroll()) {
      .scroller {
        --_edge: light-dark(rgb(0 0 0 / 30%), rgb(0 0 0 / 80%));
        animation: edges linear;
        animation-timeline: scroll(self inline);
      }

      :host(:dir(rtl)) .scroller {
        animation-direction: reverse;
      }
    }

    /* Also as colors, for pinned cells, which cover the shadow of their edge. */
    @keyframes edges {
      from {
        --_right-edge: var(--_edge);
        box-shadow: inset -0.75rem 0 0.75rem -0.75rem var(--_edge);
      }
      5%,
      95% {
        --_left-edge: var(--_edge);
        --_right-edge: var(--_edge);
        box-shadow:
          inset 0.75rem 0 0.75rem -0.75rem var(--_edge),
          inset -0.75rem 0 0.75rem -0.75rem var(--_edge);
      }
      to {
        --_left-edge: var(--_edge);
        box-shadow: inset 0.75rem 0 0.75rem -0.75rem var(--_edge);
      }
    }

    .scroller:focus-visible,
    .sort:focus-visible {
      border-radius: ${token.radius};
      outline-offset: calc(${token.focusWidth} * -2);
    }

    table {
      border-collapse: separate;
      border-spacing: 0;
      inline-size: 100%;
    }

    th,
    td {
      padding: var(--_pad-block) var(--_pad);
      text-align: start;
    }

    [data-number] {
      text-align: end;
    }

    th,
    .no-header {
      background: var(--lc-table-header-background, ${token.colorSurfaceSunken});
      border-block-end: 1px solid var(--_line);
      color: ${token.colorTextMuted};
      font-weight: 600;
      inset-block-start: 0;
      position: sticky;
      white-space: nowrap;
      /* Above positioned cell content. */
      z-index: 1;
    }

    td {
      border-block-end: 1px solid var(--_line);
      font-variant-numeric: tabular-nums;
      vertical-align: middle;
    }

    tbody > tr:last-child > td {
      border-block-end-color: transparent;
    }

    .bordered :is(th, td) + :is(th, td) {
      border-inline-start: 1px solid var(--_line);
    }

    /* Features may add rows. Any other color of a row takes precedence. */
    :where(.striped tbody) > tr:where(:nth-child(even of [part~='row'])) {
      background: var(--lc-table-stripe, color-mix(in srgb, ${token.colorText} 3%, var(--_ground)));
    }

    tbody > tr {
      transition: background-color ${token.duration} ${token.easing};
    }

    @media (hover: hover) {
      tbody > tr:hover {
        background: var(--lc-table-row-hover, ${token.colorSurfaceSunken});
      }
    }

    [data-sortable] {
      padding: 0;
    }

    .sort {
      align-items: center;
      background: none;
      border: 0;
      color: inherit;
      cursor: pointer;
      display: flex;
      font: inherit;
      gap: calc(${token.space} * 2);
      inline-size: 100%;
      letter-spacing: inherit;
      padding: var(--_pad-block) var(--_pad);
      text-align: inherit;
    }

    [data-number] > .sort {
      flex-direction: row-reverse;
    }

    [aria-sort] > .sort {
      color: ${token.colorText};
    }

    @media (hover: hover) {
      .sort:hover {
        color: ${token.colorText};
      }
    }

    .arrows {
      display: grid;
      flex: none;
      gap: 2px;
    }

    .arrows::before,
    .arrows::after {
      background: currentColor;
      block-size: 0.3125rem;
      clip-path: polygon(50% 0, 100% 100%, 0 100%);
      content: '';
      forced-color-adjust: none;
      inline-size: 0.5rem;
      opacity: 0.6;
      transition: opacity ${token.duration} ${token.easing};
    }

    .arrows::after {
      clip-path: polygon(0 0, 100% 0, 50% 100%);
    }

    /* A head is quiet until it is used, and always shows what sorts the rows. */
    @media (hover: hover) {
      th:not([aria-sort], :hover, :focus-within, :has([data-direction])) > .sort > .arrows {
        opacity: 0;
      }

      :not([aria-sort]) > .sort:hover .arrows::before,
      :not([aria-sort]) > .sort:hover .arrows::after {
        opacity: 0.7;
      }
    }

    [aria-sort] .arrows::before,
    [aria-sort] .arrows::after {
      opacity: 0.25;
    }

    [aria-sort='ascending'] .arrows::before,
    [aria-sort='descending'] .arrows::after {
      background: ${token.colorAccent};
      opacity: 1;
    }

    @media (forced-colors: active) {
      .arrows::before,
      .arrows::after {
        background: ButtonText;
      }

      [aria-sort='ascending'] .arrows::before,
      [aria-sort='descending'] .arrows::after {
        background: Highlight;
      }
    }
  `,
  tableControlStyles,
  tableStateStyles,
  css`
    /* All columns in the width of the page, also pinned and resized ones, and nothing that only works on a screen. */
    @media print {
      .frame,
      .scroller {
        animation: none;
        border-radius: 0;
        max-block-size: none;
        overflow: visible;
      }

      tr {
        break-inside: avoid;
      }

      th,
      td {
        max-width: none !important;
        min-width: 0 !important;
        overflow-wrap: anywhere;
        position: static !important;
        white-space: normal !important;
        width: auto !important;
      }

      button:not(.sort),
      :not([aria-sort]) > .sort > .arrows,
      .control-cell,
      .search,
      .page-size,
      .pager,
      slot[name='toolbar'] {
        display: none !important;
      }
    }
  `,
];
