import {css} from 'lit';
import * as token from '../../styles/token.js';

/** The limits and marks next to the track of a slider, and the bubbles at its thumbs. */
export const sliderMarkStyles = css`
  @supports not (opacity: attr(data-share type(<number>))) {
    .mark:not([style]) {
      visibility: hidden;
    }
  }

  .limits,
  .marks {
    color: ${token.colorTextMuted};
    font-size: ${token.fontSizeSm};
    font-variant-numeric: tabular-nums;
  }

  .limits {
    display: flex;
    justify-content: space-between;
    line-height: 1.25;
    margin-block-start: calc(${token.space} * -1);
    pointer-events: none;
  }

  .is-vertical .limits {
    flex-direction: column-reverse;
    grid-area: 1 / 2;
    margin: 0;
  }

  /* What the center of a thumb passes. */
  .travel {
    grid-area: 1 / 1;
    pointer-events: none;
    position: relative;
  }

  .travel,
  .marks {
    margin-inline: calc(var(--_thumb) / 2);
  }

  .is-vertical :is(.travel, .marks) {
    margin-block: calc(var(--_thumb) / 2);
    margin-inline: 0;
  }

  .marks {
    display: grid;
    /* Just below the thumb. */
    margin-block-start: calc((var(--_thumb) - ${token.controlHeight}) / 2 + ${token.space});
  }

  .is-vertical .marks {
    grid-area: 1 / 2;
    margin-inline-start: calc((var(--_thumb) - ${token.controlHeight}) / 2 - ${token.space});
  }

  /* As wide as nothing, so that the label is centered at its number. */
  .mark {
    align-items: center;
    cursor: pointer;
    display: flex;
    flex-direction: column;
    grid-area: 1 / 1;
    inline-size: 0;
    inset-inline-start: calc(var(--_share) * 100%);
    line-height: 1.25;
    position: relative;
    white-space: nowrap;
  }

  .mark::before {
    block-size: 6px;
    border-inline-start: 2px solid ${token.colorBorderStrong};
    content: '';
    margin-block-end: 2px;
  }

  /* The labels at the ends stay within the field. */
  .mark[data-share='0'] > span {
    align-self: start;
    margin-inline-start: calc(var(--_thumb) / -2);
  }

  .mark[data-share='1'] > span {
    align-self: end;
    margin-inline-end: calc(var(--_thumb) / -2);
  }

  .is-vertical .mark[data-share] > span {
    align-self: auto;
    margin: 0;
  }

  .is-vertical .mark {
    align-self: end;
    block-size: 0;
    flex-direction: row;
    inline-size: auto;
    inset-block-end: calc(var(--_share) * 100%);
    inset-inline-start: 0;
  }

  .is-vertical .mark::before {
    block-size: 0;
    border-block-start: 2px solid ${token.colorBorderStrong};
    border-inline-start: 0;
    inline-size: 6px;
    margin-block: 0;
    margin-inline-end: 4px;
  }

  .bubble {
    background: ${token.colorText};
    border: 1px solid transparent;
    border-radius: ${token.radius};
    color: ${token.colorSurface};
    font-size: ${token.fontSizeSm};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    inset-block-end: calc(50% + var(--_thumb) / 2 + ${token.space} * 1.5);
    inset-inline-start: calc(var(--_share) * 100%);
    line-height: 1.25;
    padding: ${token.space} calc(${token.space} * 2);
    position: absolute;
    translate: -50%;
    visibility: hidden;
    white-space: nowrap;
  }

  .bubble:dir(rtl) {
    translate: 50%;
  }

  .is-vertical .bubble {
    inset-block-end: calc(var(--_share) * 100%);
    inset-inline-start: calc(50% + var(--_thumb) / 2 + ${token.space} * 1.5);
    translate: 0 50%;
    z-index: 1;
  }
`;
