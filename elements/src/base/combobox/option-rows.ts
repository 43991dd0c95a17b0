import {html, nothing, type TemplateResult} from 'lit';
import type {Option} from '../../core/options/index.js';
import {rowId, type ComboboxList} from './combobox-list.js';

/** What is shown of a list. */
interface RowList extends Pick<ComboboxList, 'shown' | 'matches' | 'index'> {
  readonly source: Pick<ComboboxList['source'], 'addable'>;
  /** The index of the first option that is shown. Default 0. */
  readonly first?: number;
}

/** What the rows show besides the list. */
export interface OptionRows {
  /** Comes before all ids, if an element has several lists. */
  readonly idPrefix?: string;
  readonly chosen: readonly string[];
  /** Whether no more options may be chosen. */
  readonly isFull?: boolean;
  readonly content: (option: Option) => TemplateResult | string;
}

/** Options in a row with the same group. */
interface Run {
  readonly group: string;
  readonly id: string;
  readonly rows: TemplateResult[];
}

/** Options in their groups. Those that are chosen have a tick. */
export function optionRows(list: RowList, view: OptionRows): TemplateResult[] {
  const {shown, matches, source, index: active, first = 0} = list;
  const {idPrefix = ''} = view;
  const total = matches.length + (source.addable ? 1 : 0);
  const chosen = new Set(view.chosen);
  const runs: Run[] = [];
  shown.forEach((option, place) => {
    const index = first + place;
    const {group = ''} = option;
    if (runs.at(-1)?.group !== group) runs.push({group, id: `${idPrefix}group-${index}`, rows: []});
    const isChosen = chosen.has(option.value);
    const isDisabled = option.disabled || (view.isFull && !isChosen);
    const part = `option${isChosen ? ' option-chosen' : ''}${index === active ? ' option-active' : ''}`;
    runs
      .at(-1)!
      .rows.push(
        html`<div
          id=${idPrefix + rowId(index)}
          part=${part}
          class="option"
          role="option"
          data-index=${index}
          aria-selected=${String(isChosen)}
          aria-disabled=${isDisabled ? 'true' : nothing}
          aria-setsize=${total}
          aria-posinset=${index + 1}
        >
          <span class="tick"></span><span>${view.content(option)}</span>
        </div>`,
      );
  });
  return runs.flatMap(groupOf);
}

function groupOf({group, id, rows}: Run): TemplateResult | TemplateResult[] {
  if (group === '') return rows;
  return html`<div part="group" role="group" aria-labelledby=${id}>
    <div part="group-label" class="group-label" id=${id} role="presentation">${group}</div>
    ${rows}
  </div>`;
}
