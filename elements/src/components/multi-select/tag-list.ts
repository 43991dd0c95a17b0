import {html, nothing, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import {keepFocus} from '../../dom/focus.js';
import {closeIcon} from '../../icons/icons.js';
import type {Tag} from './multi-select-value.js';

/* eslint-disable lit-a11y/no-redundant-role -- WebKit does not expose a list without bullets unless it has a role. */
/** The maximum number of rendered tags: more would slow the page down, and nobody reads them. */
export const TAGS_AT_MOST = 100;

/** The state of the tags. */
export interface TagListView {
  readonly localize: LocalizeController;
  /** The tags to render. */
  readonly tags: readonly Tag[];
  readonly isDisabled: boolean;
  /** The number of tags that do not fit; 0 if all of them do. */
  readonly hiddenCount: number;
  /** Whether all tags are shown, although they do not fit. */
  readonly isExpanded: boolean;
  readonly onRemove: (value: string) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onMore: () => void;
}

/**
 * The chosen options with a button to remove each. The buttons are not tab stops: the arrow keys move to them from the text.
 * They come after the text in the document, so that the text gets the focus of the element.
 */
export function tagList(view: TagListView): TemplateResult {
  const {tags, localize, hiddenCount, isExpanded} = view;
  const text = isExpanded ? localize.term('fewerChosen') : localize.term('moreChosen', hiddenCount);
  return html`
    <ul
      part="tags"
      class="tags"
      id="tags"
      role="list"
      aria-label=${localize.term('chosenOptions')}
      ?hidden=${tags.length === 0}
      @keydown=${view.onKeydown}
    >
      ${tags.map(tag => tagItem(tag, view))}
    </ul>
    ${
      hiddenCount > 0 || isExpanded
        ? html`<button
            part="more"
            class="more"
            type="button"
            aria-expanded=${isExpanded ? 'true' : 'false'}
            aria-controls="tags"
            @click=${view.onMore}
          >
            ${text}
          </button>`
        : nothing
    }
  `;
}

/** The class says that an element which hydrates has its options. */
function tagItem(
  {text, value, isOption, isLocked}: Tag,
  {localize, isDisabled, onRemove}: TagListView,
): TemplateResult {
  const button = html`<button
    part="tag-remove"
    class="remove"
    type="button"
    tabindex="-1"
    aria-label=${localize.term('removeOption', text)}
    @mousedown=${keepFocus}
    @click=${() => onRemove(value)}
  >
    ${closeIcon()}
  </button>`;
  return html`<li part="tag" class=${isOption ? 'tag option-tag' : 'tag'}>
    <span part="tag-text" class="tag-text">${text}</span>${isLocked || isDisabled ? nothing : button}
  </li>`;
}
