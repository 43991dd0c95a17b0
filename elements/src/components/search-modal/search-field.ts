import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {resultId} from './result-list.js';
import {closeIcon, searchIcon} from '../../icons/icons.js';

/** What the row with the field shows and does. */
export interface SearchFieldView {
  /** Names the field, and stands in it while it is empty. */
  readonly text: string;
  readonly query: string;
  /** Whether the page gives results, which the field then controls. */
  readonly hasList: boolean;
  /** Whether there are any. */
  readonly isExpanded: boolean;
  /** The place of the result that Enter chooses; -1 for none. */
  readonly active: number;
  readonly isLoading: boolean;
  readonly closeText: string;
  readonly onInput: (event: InputEvent) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The field and the close button (ARIA practices, "combobox" with list autocomplete). */
export function searchField(view: SearchFieldView): TemplateResult {
  const {text, query, hasList, isExpanded, active, isLoading, closeText} = view;
  return html`
    <div part="field" class="field">
      ${isLoading ? html`<span part="spinner" class="spinner"></span>` : searchIcon()}
      <input
        part="input"
        id="input"
        type="text"
        role=${hasList ? 'combobox' : 'searchbox'}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="search"
        placeholder=${text}
        aria-label=${text}
        aria-autocomplete=${hasList ? 'list' : nothing}
        aria-controls=${hasList ? 'listbox' : nothing}
        aria-expanded=${hasList ? String(isExpanded) : nothing}
        aria-activedescendant=${active === -1 ? nothing : resultId(active)}
        .value=${live(query)}
        @input=${view.onInput}
        @keydown=${view.onKeydown}
      />
      <lc-icon-button part="close-button" class="close" size="sm" text=${closeText} @click=${view.onClose}
        >${closeIcon()}</lc-icon-button
      >
    </div>
  `;
}
