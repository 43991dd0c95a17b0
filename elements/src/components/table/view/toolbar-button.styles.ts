import {css} from 'lit';

export const toolbarButtonStyles = css`
  .toolbar-button {
    background: var(--_color-surface);
    border: 1px solid var(--_color-border-strong);
    border-radius: var(--_radius);
    color: inherit;
    cursor: pointer;
    font: inherit;
    font-weight: 600;
    min-block-size: var(--_control-height);
    padding-inline: var(--_control-padding);
  }

  @media (hover: hover) {
    .toolbar-button:hover {
      background: var(--_color-hover);
    }
  }
`;
