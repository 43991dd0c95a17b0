import {css} from 'lit';
import * as token from '../../styles/token.js';

/** The rows of a tree (`tree-rows.ts`), and what scrolls them. */
export const treeRowStyles = css`
  [role='tree'] {
    --_row: var(--lc-tree-row-height, 2rem);
    --_indent: var(--lc-tree-indent, 1.25rem);
    --_guide: var(--lc-tree-guide-color, ${token.colorBorder});
    font-size: ${token.fontSizeSm};
    line-height: 1.25rem;
    overflow: auto;
  }

  /* The margin of the first rendered row stays inside, so that it does not move the edges. */
  .rows {
    display: flow-root;
    position: relative;
  }

  .rows.is-long {
    min-block-size: calc(var(--_count) * var(--_row));
  }

  /* Covers the rows that are not rendered, and the last ones that are. */
  .edge {
    block-size: calc(var(--_gap) * var(--_row));
    inline-size: 1px;
    inset-block-start: calc(var(--_from) * var(--_row));
    pointer-events: none;
    position: absolute;
    visibility: hidden;
  }

  .row {
    align-items: center;
    border-radius: calc(${token.radius} * 0.5);
    cursor: pointer;
    display: flex;
    min-block-size: var(--_row);
    padding-inline-end: calc(${token.space} * 2);
    position: relative;
    user-select: none;
  }

  .is-long > .row {
    block-size: var(--_row);
    margin-block-start: calc(var(--_gap) * var(--_row));
  }

  .row:focus {
    outline: none;
  }

  .row:focus-visible {
    outline: ${token.focusWidth} solid ${token.colorAccent};
    /* Inside the row, where the scroll area does not clip it. */
    outline-offset: calc(${token.focusWidth} * -1);
  }

  @media (hover: hover) {
    .row:not([aria-disabled]):hover {
      background: ${token.colorHover};
    }

    a.text:hover {
      text-decoration: underline;
    }
  }

  .row[aria-selected='true'] {
    background: var(--lc-tree-selected-background, ${token.colorAccentSoft});
    color: ${token.colorAccentText};
    font-weight: 600;
  }

  .row[aria-disabled] {
    color: ${token.colorDisabled};
    cursor: default;
  }

  .guides {
    align-self: stretch;
    display: flex;
    flex: 0 1000 auto;
    min-inline-size: 0;
    overflow: hidden;
  }

  /* The line is below the arrow of the item around. */
  .guide {
    flex: 0 1 auto;
    inline-size: var(--_indent);
    min-inline-size: 0.25rem;
    position: relative;
  }

  .guide::before {
    border-inline-start: 1px solid var(--_guide);
    content: '';
    inset-block: 0;
    inset-inline-start: min(0.75rem, 50%);
    position: absolute;
  }

  .arrow {
    align-items: center;
    align-self: stretch;
    color: ${token.colorTextMuted};
    display: flex;
    flex: none;
    inline-size: 1.5rem;
    justify-content: center;
    position: relative;
    z-index: 1;
  }

  .arrow .icon {
    block-size: 1rem;
    fill: none;
    inline-size: 1rem;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
    /* The icon points back. */
    transform: rotate(180deg);
    transition: transform ${token.duration} ${token.easing};
  }

  .arrow .icon:dir(rtl) {
    transform: none;
  }

  .row[aria-expanded='true'] .arrow .icon {
    transform: rotate(270deg);
  }

  .row[aria-expanded='true'] .arrow .icon:dir(rtl) {
    transform: rotate(-90deg);
  }

  .glyph {
    align-items: center;
    color: ${token.colorTextMuted};
    display: flex;
    flex: none;
    justify-content: center;
    margin-inline: ${token.space} calc(${token.space} * 1.5);
    min-inline-size: 1.25rem;
  }

  .glyph svg {
    block-size: 1.25rem;
    inline-size: 1.25rem;
  }

  /* A long text wraps before the indentation shrinks, which says what is inside what. */
  .text {
    flex: 1 1 6rem;
    min-inline-size: 6rem;
    overflow-wrap: anywhere;
    padding-block: ${token.space};
    padding-inline-start: ${token.space};
  }

  .glyph + .text {
    padding-inline-start: 0;
  }

  .is-long > .row .text {
    overflow: hidden;
    padding-block: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a.text {
    color: inherit;
    text-decoration: none;
  }

  /* The whole row is the link. */
  a.text::after {
    content: '';
    inset: 0;
    position: absolute;
  }

  .check {
    background: ${token.colorSurface};
    block-size: 1rem;
    border: 1px solid ${token.colorBorderStrong};
    border-radius: calc(${token.radius} * 0.5);
    flex: none;
    inline-size: 1rem;
    margin-inline: ${token.space} calc(${token.space} * 1.5);
    print-color-adjust: exact;
    z-index: 1;
  }

  .check::before {
    block-size: 100%;
    content: '';
    display: block;
    forced-color-adjust: none;
  }

  .row:is([aria-checked='true'], [aria-checked='mixed']) > .check {
    background: ${token.colorAccent};
    border-color: ${token.colorAccent};
  }

  .row[aria-checked='true'] > .check::before {
    background: ${token.colorOnAccent};
    clip-path: polygon(26% 49%, 41% 63%, 74% 30%, 83% 39%, 41% 81%, 17% 58%);
  }

  .row[aria-checked='mixed'] > .check::before {
    background: ${token.colorOnAccent};
    clip-path: inset(44% 22% round 1px);
  }

  .is-invalid .check {
    border-color: ${token.colorDanger};
  }

  .row[aria-disabled][aria-checked] > .check {
    background: ${token.colorSurfaceSunken};
    border-color: ${token.colorBorder};
  }

  .row[aria-disabled]:is([aria-checked='true'], [aria-checked='mixed']) > .check::before {
    background: ${token.colorDisabled};
  }

  .is-loading {
    cursor: default;
  }

  .is-loading,
  .is-loading[aria-disabled] {
    color: ${token.colorTextMuted};
  }

  .is-failed {
    color: ${token.colorDanger};
  }

  .spinner {
    block-size: 0.875rem;
    display: inline-block;
    inline-size: 0.875rem;
    margin-inline-end: calc(${token.space} * 2);
    vertical-align: -0.125rem;
  }

  @media (prefers-reduced-motion: reduce) {
    .arrow .icon {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .row[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    .row[aria-selected='true'] :is(.arrow, .glyph) {
      color: inherit;
    }

    .row[aria-disabled] {
      color: GrayText;
    }

    .row:is([aria-checked='true'], [aria-checked='mixed']) > .check {
      background: Highlight;
      forced-color-adjust: none;
    }

    .row:is([aria-checked='true'], [aria-checked='mixed']) > .check::before {
      background: HighlightText;
    }
  }
`;
