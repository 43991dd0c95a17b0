import {css} from 'lit';
import * as token from './token.js';

/** The options of a list with groups and ticks (`base/combobox/option-rows.ts`). */
export const optionRowsStyles = css`
  .group-label {
    color: var(--_color-text-muted);
    font-size: ${token.fontSizeSm};
    font-weight: 600;
    padding: calc(${token.space} * 2) calc(${token.controlPadding} - ${token.space}) ${token.space};
  }

  .option {
    display: flex;
    gap: calc(${token.space} * 2);
    scroll-margin-block: calc(${token.space} * 10) 0;
  }

  .option[aria-disabled] {
    color: ${token.colorDisabled};
    cursor: not-allowed;
  }

  .tick {
    background: ${token.colorAccent};
    block-size: 1.25rem;
    clip-path: polygon(26% 49%, 41% 63%, 74% 30%, 83% 39%, 41% 81%, 17% 58%);
    flex: none;
    inline-size: 1.25rem;
    margin-block: calc((${token.lineHeight} * 1em - 1.25rem) / 2);
    visibility: hidden;
  }

  .option[aria-selected='true'] .tick {
    visibility: visible;
  }

  @media (forced-colors: active) {
    .tick {
      background: currentColor;
      forced-color-adjust: none;
    }

    .option[aria-disabled] {
      color: GrayText;
    }
  }
`;
