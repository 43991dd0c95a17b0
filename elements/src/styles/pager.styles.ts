import {css} from 'lit';
import * as token from './token.js';

/**
 * The buttons or links of a pager, in one line. In a narrow place, its numbers leave in pairs, and then the arrows to the first
 * and the last page. A button with the focus stays.
 */
export const pagerStyles = css`
  /* As wide as its buttons, and as narrow as three of them. */
  .pager {
    display: grid;
    gap: 0.125rem;
    grid-template-columns: minmax(7rem, max-content);
  }

  /* A container has no width of its content, so its classes say how many numbers there are (base/pager.ts). */
  .pages {
    --_numbers: 1;
    contain-intrinsic-inline-size: calc((var(--_numbers) + 4) * 2.375rem);
    container-type: inline-size;
    display: flex;
    flex-wrap: wrap;
    gap: inherit;
    justify-content: inherit;
  }

  .has-2 {
    --_numbers: 2;
  }

  .has-3 {
    --_numbers: 3;
  }

  .has-4 {
    --_numbers: 4;
  }

  .has-5 {
    --_numbers: 5;
  }

  .has-6 {
    --_numbers: 6;
  }

  .has-7 {
    --_numbers: 7;
  }

  .has-8 {
    --_numbers: 8;
  }

  .has-9 {
    --_numbers: 9;
  }

  /* More numbers take what room there is, and wrap if it is too little. */
  .has-10 {
    --_numbers: 99;
  }

  .page-button {
    align-items: center;
    background: none;
    block-size: 2.25rem;
    border: 1px solid transparent;
    border-radius: ${token.radius};
    color: ${token.colorText};
    cursor: pointer;
    display: inline-flex;
    flex: 1 1 1.5rem;
    font: inherit;
    justify-content: center;
    max-inline-size: 2.25rem;
    min-inline-size: min-content;
    padding: 0;
    transition: background-color ${token.duration} ${token.easing};
  }

  .number {
    padding-inline: ${token.space};
  }

  @media (hover: hover) {
    .page-button:hover {
      background: ${token.colorHover};
    }
  }

  .page-button[aria-current] {
    background: ${token.colorAccentSoft};
    color: ${token.colorAccentText};
    font-weight: 600;
  }

  .page-button[aria-disabled] {
    background: none;
    color: ${token.colorBorderStrong};
    cursor: default;
  }

  .next > .icon,
  .last > .icon,
  :host(:dir(rtl)) .first > .icon,
  :host(:dir(rtl)) .previous > .icon {
    scale: -1 1;
  }

  :host(:dir(rtl)) .next > .icon,
  :host(:dir(rtl)) .last > .icon {
    scale: none;
  }

  @container (inline-size < 36rem) {
    .from-11:not(:focus) {
      display: none;
    }
  }

  @container (inline-size < 27rem) {
    .from-9:not(:focus) {
      display: none;
    }
  }

  @container (inline-size < 22.5rem) {
    .from-7:not(:focus) {
      display: none;
    }
  }

  @container (inline-size < 18rem) {
    .from-5:not(:focus) {
      display: none;
    }
  }

  @container (inline-size < 12.75rem) {
    .from-3:not(:focus) {
      display: none;
    }
  }

  @container (inline-size < 10.5rem) {
    .first:not(:focus),
    .last:not(:focus) {
      display: none;
    }
  }

  @media (width < 30rem) {
    .pager {
      gap: 0;
      grid-template-columns: minmax(7rem, 1fr);
      justify-content: center;
    }

    .page-button {
      max-inline-size: 2.75rem;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .page-button {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .page-button[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .page-button[aria-disabled] {
      color: GrayText;
    }
  }
`;
