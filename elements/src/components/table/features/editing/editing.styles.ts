import {css} from 'lit';
import {quietButtonStyles} from '../../view/quiet-buttons.styles.js';
import {toolbarButtonStyles} from '../../view/toolbar-button.styles.js';
import * as token from '../../../../styles/token.js';

export const editingStyles = css`
  ${quietButtonStyles}
  ${toolbarButtonStyles}

  .edit-bar {
    align-items: center;
    background: ${token.colorSurfaceSunken};
    border-block-end: 1px solid var(--_line);
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token.space} * 2) calc(${token.space} * 4);
    min-block-size: calc(${token.controlHeight} + ${token.space} * 3);
    padding: ${token.space} var(--_pad);
  }

  .edit-problems {
    align-items: center;
    color: ${token.colorDanger};
    display: inline-flex;
    gap: ${token.space};
  }

  .edit-problems > .icon {
    block-size: 1rem;
    inline-size: 1rem;
  }

  .edit-button[aria-disabled] {
    color: inherit;
    cursor: not-allowed;
    opacity: 0.6;
  }

  /* A pinned cell is sticky already. */
  :where(td[data-edit]) {
    position: relative;
  }

  /* A corner marks what is not saved, beside its color. In stacked rows, the label is before the cell. */
  td[data-edit]:not([data-edit=''])::after {
    border-block-start: 0.5rem solid ${token.colorAccent};
    border-inline-end: 0.5rem solid transparent;
    content: '';
    inset-block-start: 0;
    inset-inline-start: 0;
    pointer-events: none;
    position: absolute;
  }

  td[data-edit]:not([data-edit='']):is([aria-invalid], :has(> .edit-cell > [aria-invalid]))::after {
    border-block-start-color: ${token.colorDanger};
  }

  td[data-edit='saving'] {
    color: ${token.colorTextMuted};
  }

  .edit-field {
    background: ${token.colorSurface};
    border: 1px solid ${token.colorAccent};
    border-radius: ${token.radius};
    box-sizing: border-box;
    color: inherit;
    font: inherit;
    inline-size: 100%;
    margin-block: calc(${token.space} * -1);
    min-block-size: 1.75rem;
    min-inline-size: 5rem;
    padding-inline: ${token.space};
    text-align: inherit;
  }

  .edit-control {
    display: block;
    min-inline-size: 10rem;
  }

  .edit-control::part(label) {
    block-size: 1px;
    clip-path: inset(50%);
    inline-size: 1px;
    margin: 0;
    overflow: hidden;
    position: absolute;
    white-space: nowrap;
  }

  .edit-message {
    color: ${token.colorTextMuted};
    column-gap: calc(${token.space} * 3);
    display: flex;
    flex-wrap: wrap;
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1.4;
    margin-block-start: ${token.space};
    max-inline-size: 18rem;
    min-inline-size: 9rem;
    text-wrap: pretty;
    white-space: normal;
  }

  .edit-message > .edit-button {
    padding-inline: 0;
    white-space: nowrap;
  }

  td:is([aria-invalid], :has(> .edit-cell > [aria-invalid])) .edit-message {
    color: ${token.colorDanger};
  }

  [data-number] .edit-message {
    justify-content: end;
    margin-inline-start: auto;
  }

  .edit-tools-cell {
    inline-size: 1px;
    white-space: nowrap;
  }

  [part~='added-row'] > td {
    background: ${token.colorAccentSoft};
  }

  [data-removed] > td:not(.control-cell) {
    color: ${token.colorTextMuted};
    text-decoration: line-through;
  }

  @media print {
    .edit-bar,
    .add-button {
      display: none;
    }
  }
`;
