import {css} from 'lit';
import * as token from '../../styles/token.js';

/** The list of a file upload with `multiple`, in addition to the styles of the drop zone. */
export const fileListStyles = css`
  .list {
    display: grid;
    gap: calc(${token.space} * 2);
    list-style: none;
    margin: calc(${token.space} * 2) 0 0;
    padding: 0;
  }

  .item {
    --_preview: var(--lc-file-upload-preview-size, calc(${token.space} * 10));
    align-items: center;
    border: 1px solid ${token.colorBorder};
    border-radius: var(--lc-file-upload-radius, ${token.radius});
    column-gap: calc(${token.space} * 3);
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    row-gap: ${token.space};
    padding: calc(${token.space} * 2) ${token.controlPadding};
  }

  .item .name {
    font-weight: 600;
  }

  /* In a narrow list, the buttons wrap together, so that the name has room. */
  .item .text {
    flex-basis: 9rem;
  }

  .transfer {
    cursor: pointer;
  }

  .transfer:disabled {
    cursor: not-allowed;
  }

  .failed {
    color: ${token.colorDanger};
  }

  .sent {
    color: ${token.colorSuccess};
  }

  .progress {
    accent-color: ${token.colorAccent};
    block-size: calc(${token.space} * 2);
    inline-size: 100%;
    margin-block-start: ${token.space};
  }

  #refusal > .message-text + .message-text {
    margin-block-start: ${token.space};
  }

  @media (hover: hover) {
    .transfer:enabled:hover {
      background: ${token.colorHover};
    }
  }
`;
