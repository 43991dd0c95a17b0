import {css} from 'lit';
import * as token from '../../styles/token.js';

/** Tags beside the text of a field (`tag-list.ts`), after the styles of its box. An element sets `--_tag`, their background. */
export const tagListStyles = css`
  :host {
    --_tag-height: min(1.75rem, ${token.controlHeight} - ${token.space} * 2 - 2px);
  }

  .box {
    cursor: text;
    flex-wrap: wrap;
    gap: ${token.space};
    padding-block: ${token.space};
    padding-inline-end: calc(${token.controlPadding} * 2 + 1rem);
    position: relative;
  }

  /* As wide as its text, beside the tags. */
  #control {
    flex: 1 1 5rem;
    inline-size: auto;
    padding-block: calc(${token.space} / 2);
  }

  /* It needs no room beside the tags until there is text. */
  @supports (field-sizing: content) {
    #control {
      field-sizing: content;
      flex-basis: auto;
      min-inline-size: ${token.space};
    }
  }

  .toggle {
    inset-block: 0;
    inset-inline-end: 0;
    position: absolute;
  }

  /* After the text in the document, so that the text gets the focus of the element. */
  .tag,
  .more {
    align-items: center;
    border-radius: calc(${token.radius} - ${token.space});
    display: flex;
    font-size: ${token.fontSizeSm};
    min-block-size: var(--_tag-height);
    order: -1;
  }

  /* The number of the others and the text follow the last tag, in its line. */
  .tags {
    display: contents;
  }

  .tag {
    background: var(--_tag);
    color: ${token.colorText};
    list-style: none;
    max-inline-size: 100%;
    min-inline-size: 0;
    padding-inline-start: calc(${token.space} * 2);
  }

  .tag-text {
    overflow: hidden;
    padding-inline-end: calc(${token.space} * 2);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .tag-text:not(:last-child) {
    padding-inline-end: 0;
  }

  .remove,
  .more {
    background: none;
    border: 0;
    color: inherit;
    cursor: pointer;
    font: inherit;
    font-size: ${token.fontSizeSm};
  }

  .remove {
    border-radius: calc(${token.radius} - ${token.space});
    display: grid;
    flex: none;
    inline-size: var(--_tag-height);
    block-size: var(--_tag-height);
    padding: 0;
    place-items: center;
  }

  .remove .icon {
    block-size: 1rem;
    fill: none;
    inline-size: 1rem;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-width: 1.75;
  }

  .more {
    color: ${token.colorAccentText};
    font-weight: 600;
  }

  @media (hover: hover) {
    .remove:hover,
    .more:hover {
      background: ${token.colorHover};
    }
  }

  .remove:focus-visible,
  .more:focus-visible {
    outline: ${token.focusWidth} solid ${token.colorAccent};
    outline-offset: 0;
  }

  /* Readable, because a tag is a value. */
  .is-disabled .tag {
    background: ${token.colorHover};
    color: ${token.colorTextMuted};
  }

  @media (forced-colors: active) {
    .tag {
      border: 1px solid;
    }
  }
`;
