import {html, nothing, type TemplateResult} from 'lit';
import {equalTimes, type PlainTime, type TimeChoice} from '../../../core/calendar/index.js';

/** The state and callbacks of a time list. */
interface TimeList {
  readonly caption: string;
  readonly choices: readonly TimeChoice[];
  readonly chosen: PlainTime | null;
  /** The index of the active time, or -1. */
  readonly activeIndex: number;
  readonly format: (time: PlainTime) => string;
  readonly onChoose: (time: PlainTime) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** Returns the id of a time, for `aria-activedescendant`. */
export const timeId = (index: number): string => `time-${index}`;

/** The times of a day under their caption, as a listbox with one tab stop. */
export function timeList(list: TimeList): TemplateResult {
  const {caption, choices, activeIndex, onChoose, onKeydown} = list;
  const chooseByPress = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[role=option]');
    const choice = choices[Number(pressed?.dataset.index)];
    if (choice?.selectable) onChoose(choice.time);
  };
  return html`
    <div class="times">
      <div class="caption" id="time-caption">${caption}</div>
      <ul
        part="time-list"
        id="time-list"
        class="time-list"
        role="listbox"
        tabindex="0"
        aria-labelledby="time-caption"
        aria-activedescendant=${activeIndex === -1 ? nothing : timeId(activeIndex)}
        @click=${chooseByPress}
        @keydown=${onKeydown}
      >
        ${choices.map((choice, index) => item(choice, index, list))}
      </ul>
    </div>
  `;
}

function item({time, selectable}: TimeChoice, index: number, list: TimeList): TemplateResult {
  return html`
    <li
      part="time"
      id=${timeId(index)}
      class=${index === list.activeIndex ? 'time active' : 'time'}
      role="option"
      data-index=${index}
      aria-selected=${equalTimes(time, list.chosen)}
      aria-disabled=${!selectable}
    >
      ${list.format(time)}
    </li>
  `;
}
