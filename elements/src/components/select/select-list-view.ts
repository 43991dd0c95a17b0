/* eslint-disable lit-a11y/accessible-name -- `fieldAria` names the control. */
import {html, nothing, type TemplateResult} from 'lit';
import {fieldAria} from '../../base/field/field-aria.js';
import type {ListedOptions} from '../../base/listed-options.js';
import {markedText} from '../../base/marked-text.js';
import {optionRows} from '../../base/option-rows.js';
import {suggestionPopup} from '../../base/suggestion-popup.js';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Option} from '../../core/options/index.js';
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
  readonly list: ListedOptions;
  readonly isOpen: boolean;
  readonly matchCount: number;
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
    <div part="box" class="box anchor">
      ${view.isSearchable ? textField(view) : button(view)}${chevronDownIcon()}
    </div>
    ${popup(view)}
  `;
}

function button(view: SelectListView): TemplateResult {
  const {state, chosen, list} = view;
  return html`<button
    part="control"
    id="control"
    class=${chosen?.value === '' ? 'unselected' : ''}
    type="button"
    role="combobox"
    aria-haspopup="listbox"
    aria-controls="listbox"
    aria-expanded=${view.isOpen ? 'true' : 'false'}
    aria-activedescendant=${list.id ?? nothing}
    aria-required=${state.isRequired ? 'true' : nothing}
    aria-describedby=${fieldAria(state)}
    ?disabled=${state.isDisabled}
    @click=${view.onClick}
    @keydown=${view.onKeydown}
    @keyup=${keepFromClick}
  >
    ${icon(chosen)}<span class="text">${chosen?.text}</span>
  </button>`;
}

/** Firefox presses a button with the space key, even if the press of the key was handled. */
function keepFromClick(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

function textField(view: SelectListView): TemplateResult {
  const {state, rows, chosen, typed, list} = view;
  const empty = rows.find(({value}) => value === '');
  return html`<input
    part="control"
    id="control"
    autocomplete="off"
    placeholder=${empty?.text ?? nothing}
    role="combobox"
    aria-autocomplete="list"
    aria-controls="listbox"
    aria-expanded=${list.total > 0 ? 'true' : 'false'}
    aria-activedescendant=${list.id ?? nothing}
    aria-required=${state.isRequired ? 'true' : nothing}
    aria-describedby=${fieldAria(state)}
    ?disabled=${state.isDisabled}
    .value=${liveState(typed ?? (chosen === empty ? '' : (chosen?.text ?? '')))}
    @click=${view.onClick}
    @keydown=${view.onKeydown}
    @input=${view.onInput}
    @blur=${view.onBlur}
  />`;
}

function popup({list, localize, typed, chosen, isOpen, matchCount, onTake}: SelectListView): TemplateResult {
  const none = matchCount === 0 ? localize.term('noOptions') : null;
  return suggestionPopup({
    list: optionRows({
      localize,
      options: list.options,
      total: list.total,
      content: option => optionContent(option, typed ?? ''),
      newText: null,
      active: list.index,
      chosen: chosen === undefined ? [] : [chosen.value],
      isMultiple: false,
      isFull: false,
      onScroll: event => list.growAtEnd(event),
    }),
    note: isOpen ? none : null,
    status: isOpen && typed !== null ? (none ?? localize.term('optionCount', matchCount)) : null,
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
