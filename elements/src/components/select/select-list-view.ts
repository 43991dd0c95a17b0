import {html, nothing, type TemplateResult} from 'lit';
import {describedBy} from '../../base/field/field-aria.js';
import type {ComboboxList} from '../../base/combobox/combobox-list.js';
import {markedText} from '../../base/combobox/marked-text.js';
import {optionRows} from '../../base/combobox/option-rows.js';
import {optionTexts} from '../../base/combobox/option-texts.js';
import {optionPopup} from '../../base/combobox/option-popup.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Option} from '../../core/options/index.js';
import {keepFromClick} from '../../dom/focus.js';
import {liveState} from '../../dom/live-state.js';
import {chevronDownIcon} from '../../icons/icons.js';
import type {ListContent} from './list-slot.js';

/** Separates the lines of an option for screen readers. The templates that are published have no white space. */
const SPACE = ' ';

/** The state of a select with its own list. */
interface SelectListView extends ListContent {
  readonly chosen: Option | undefined;
  readonly isSearchable: boolean;
  /** What the user has typed since the last choice, or null. */
  readonly typed: string | null;
  readonly list: ComboboxList;
  readonly localize: LocalizeController;
  readonly onClick: () => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onInput: (event: Event) => void;
  readonly onBlur: (event: FocusEvent) => void;
  /** Called with the index of an option that is pressed. */
  readonly onTake: (index: number) => void;
}

/** The control and its list. */
export function selectListView(view: SelectListView): TemplateResult {
  return html`
    <div part="box" class="box">
      ${view.isSearchable ? textField(view) : button(view)}${chevronDownIcon()}
    </div>
    ${popup(view)}
  `;
}

function button(view: SelectListView): TemplateResult {
  const {state, chosen} = view;
  return html`<button
    part="control"
    id="control"
    class=${chosen?.value === '' ? 'unselected' : ''}
    type="button"
    role="combobox"
    aria-haspopup="listbox"
    aria-controls="listbox"
    aria-expanded=${String(view.list.isOpen)}
    aria-activedescendant=${view.list.id ?? nothing}
    aria-required=${state.isRequired ? 'true' : nothing}
    aria-invalid=${state.isInvalid}
    aria-label=${state.ariaLabel}
    aria-describedby=${describedBy(state)}
    ?disabled=${state.isDisabled}
    @click=${view.onClick}
    @keydown=${view.onKeydown}
    @keyup=${keepFromClick}
  >
    ${icon(chosen)}<span class="text">${chosen?.text}</span>
  </button>`;
}

function textField(view: SelectListView): TemplateResult {
  const {state, rows, chosen, typed} = view;
  const empty = rows.find(({value}) => value === '');
  return html`<input
    part="control"
    id="control"
    autocomplete="off"
    placeholder=${empty?.text ?? nothing}
    role="combobox"
    aria-autocomplete="list"
    aria-controls="listbox"
    aria-expanded=${String(view.list.rows.length > 0)}
    aria-activedescendant=${view.list.id ?? nothing}
    aria-required=${state.isRequired ? 'true' : nothing}
    aria-invalid=${state.isInvalid}
    aria-label=${state.ariaLabel}
    aria-describedby=${describedBy(state)}
    ?disabled=${state.isDisabled}
    .value=${liveState(typed ?? (chosen === empty ? '' : (chosen?.text ?? '')))}
    @click=${view.onClick}
    @keydown=${view.onKeydown}
    @input=${view.onInput}
    @blur=${view.onBlur}
  />`;
}

/** A list that opens without a text has all options, which are not announced. */
function popup({list, localize, typed, chosen, onTake}: SelectListView): TemplateResult {
  return optionPopup({
    list,
    texts: optionTexts(localize, list),
    rows: optionRows(list, {
      chosen: chosen === undefined ? [] : [chosen.value],
      content: option => optionContent(option, typed ?? ''),
    }),
    status: typed === null && list.loading === null ? '' : null,
    onTake,
  });
}

function optionContent(option: Option, query: string): TemplateResult | string {
  const text = markedText(option.text, query);
  const {description} = option;
  if (!description && !option.icon) return text;
  const details = description
    ? html`${SPACE}<span part="option-description" class="description">${description}</span>`
    : nothing;
  return html`<span class="detailed">${icon(option)}<span>${text}${details}</span></span>`;
}

function icon(option: Option | undefined): TemplateResult | typeof nothing {
  if (!option?.icon) return nothing;
  return html`<img part="option-icon" class="option-icon" src=${option.icon} alt="" />`;
}
