import {css} from 'lit';
import * as token from './token.js';

/** The buttons or links of a pager. */
export const pagerStyles = css`
  .pager {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
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
    font: inherit;
    justify-content: center;
    min-inline-size: 2.25rem;
    padding: 0 ${token.space};
    transition: background-color ${token.duration} ${token.easing};
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

  @media (width < 30rem) {
    .pager {
      gap: 0;
      justify-content: center;
    }

    .page-button {
      flex: 1 1 1.5rem;
      max-inline-size: 2.75rem;
      min-inline-size: auto;
      padding: 0;
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
