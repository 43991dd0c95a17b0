import {css} from 'lit';
import {popupStyles} from '../../../../styles/popup.styles.js';
import * as token from '../../../../styles/token.js';
import {chipStyles} from '../chips.styles.js';
import {tableCheckStyles} from '../table-check.styles.js';

/** The popup with a filter, and the filters that are on. */
export const filterEditorStyles = css`
  ${popupStyles}
  ${chipStyles}
  ${tableCheckStyles}

  .popup.filter-popup {
    --_max: 80vb;
    font-weight: 400;
    gap: calc(${token.space} * 3);
    inline-size: 16rem;
    min-inline-size: 0;
    padding: calc(${token.space} * 4);
  }

  .filter-popup:popover-open {
    display: flex;
    flex-direction: column;
  }

  /* Like the date pickers in the filters of dates. */
  .filter-field {
    display: grid;
    gap: calc(${token.space} * 1.5);
  }

  .filter-field > :first-child {
    font-weight: 600;
  }

  .filter-field .icon {
    block-size: 1.25em;
    color: ${token.colorTextMuted};
    inline-size: 1.25em;
    margin-inline-end: ${token.controlPadding};
  }

  .filter-input {
    block-size: ${token.controlHeight};
    inline-size: 100%;
    padding-inline: ${token.controlPadding};
  }

  select.filter-input {
    cursor: pointer;
    padding-inline-end: calc(${token.controlPadding} * 2 + 1.25em);
  }

  .filter-input[aria-invalid] {
    border-color: ${token.colorDanger};
  }

  .filter-error {
    color: ${token.colorDanger};
    font-size: ${token.fontSizeSm};
  }

  .filter-error:empty {
    display: none;
  }

  .filter-options {
    display: grid;
    margin-inline: calc(${token.space} * -1);
    max-block-size: 16rem;
    overflow: auto;
    padding: 2px;
  }

  .filter-option {
    align-items: center;
    cursor: pointer;
    display: flex;
    gap: calc(${token.space} * 2);
    min-block-size: 1.75rem;
    padding-inline: ${token.space};
  }

  .filter-option > span {
    overflow-wrap: anywhere;
  }

  .filter-count {
    color: ${token.colorTextMuted};
    margin-inline-start: auto;
  }

  .filter-note {
    color: ${token.colorTextMuted};
  }

  .filter-text-button {
    align-self: flex-start;
  }
`;
