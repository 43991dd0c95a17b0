import {html, nothing, type TemplateResult} from 'lit';
import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {Option} from '../../core/options/index.js';
import {suggestionId} from './suggestion-popup.js';

/** The state of the list. */
export interface OptionRowsView {
  readonly localize: LocalizeController;
  /** The options to render, which may be the first of many. */
  readonly options: readonly Option[];
  /** The number of all options that match. */
  readonly total: number;
  /** Renders the text of an option, with the typed text marked. */
  readonly content: (option: Option) => TemplateResult | string;
  /** The text of the row that adds a new value, or null. It comes after the options. */
  readonly newText: string | null;
  /** The index of the active row, or -1. */
  readonly active: number;
  readonly chosen: readonly string[];
  /** Whether several options may be chosen. */
  readonly isMultiple: boolean;
  /** Whether no more options may be chosen. */
  readonly isFull: boolean;
  /** A row after the others, which is not an option. */
  readonly end?: TemplateResult | null;
  readonly onScroll: (event: Event) => void;
}

/** Options in a row with the same group. */
interface Run {
  readonly group: string;
  readonly start: number;
  readonly options: Option[];
}

/**
 * The listbox. Each row has its index in `data-index`. Like that of a datalist, it has a name only while it is shown, and is
 * not a tab stop, even if it scrolls.
 */
export function optionRows(view: OptionRowsView): TemplateResult {
  const {options, newText, localize, end = null, onScroll} = view;
  const isHidden = options.length === 0 && newText === null && end === null;
  const chosen = new Set(view.chosen);
  const index = options.length;
  const rows = ({group, start, options: run}: Run): TemplateResult | TemplateResult[] => {
    const rendered = run.map((option, offset) => optionRow(option, start + offset, chosen, view));
    if (group === '') return rendered;
    return html`<div part="group" role="group" aria-labelledby=${`group-${start}`}>
      <div part="group-label" class="group-label" id=${`group-${start}`} role="presentation">${group}</div>
      ${rendered}
    </div>`;
  };
  return html`
    <div
      id="listbox"
      part="listbox"
      role="listbox"
      tabindex="-1"
      aria-multiselectable=${view.isMultiple ? 'true' : nothing}
      aria-label=${isHidden ? nothing : localize.term('showOptions')}
      ?hidden=${isHidden}
      @scroll=${onScroll}
    >
      ${runsOf(options).map(rows)}
      ${newText === null ? nothing : row({index, isChosen: false, isDisabled: false, view}, newText)} ${end}
    </div>
  `;
}

function runsOf(options: readonly Option[]): readonly Run[] {
  const runs: Run[] = [];
  options.forEach((option, start) => {
    const {group = ''} = option;
    if (runs.at(-1)?.group !== group) runs.push({group, start, options: []});
    runs.at(-1)!.options.push(option);
  });
  return runs;
}

function optionRow(
  option: Option,
  index: number,
  chosen: ReadonlySet<string>,
  view: OptionRowsView,
): TemplateResult {
  const isChosen = chosen.has(option.value);
  const isDisabled = option.disabled === true || (view.isFull && !isChosen);
  return row({index, isChosen, isDisabled, view}, view.content(option));
}

interface Row {
  readonly index: number;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly view: OptionRowsView;
}

function row({index, isChosen, isDisabled, view}: Row, text: TemplateResult | string): TemplateResult {
  const part = `option${isChosen ? ' option-chosen' : ''}${index === view.active ? ' option-active' : ''}`;
  return html`<div
    id=${suggestionId(index)}
    part=${part}
    class="option"
    role="option"
    data-index=${index}
    aria-selected=${isChosen ? 'true' : 'false'}
    aria-disabled=${isDisabled ? 'true' : nothing}
    aria-setsize=${view.total}
    aria-posinset=${index + 1}
  >
    <span class="tick"></span><span>${text}</span>
  </div>`;
}
