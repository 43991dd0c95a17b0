import {html, nothing, type TemplateResult} from 'lit';
import {equalTimes} from '../../../core/calendar/plain-time.js';
import type {CalendarDialogController} from './calendar-dialog.controller.js';
import {timeId} from './time-list.controller.js';

/** The times of a day under their caption, as a listbox with one tab stop. Nothing if users cannot select a time. */
export function timeList({parts, times}: CalendarDialogController): TemplateResult | typeof nothing {
  if (!parts.hasTimes()) return nothing;
  const {choices, activeIndex} = times;
  // An open calendar has a highlighted day.
  const day = times.day!;
  const chosen = parts.value()?.time ?? null;
  const chooseByPress = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[role=option]');
    const choice = choices[Number(pressed?.dataset.index)];
    if (choice?.selectable) times.choose(choice.time);
  };
  return html`
    <div class="times">
      <div class="caption" id="time-caption">${parts.timeCaption()}</div>
      <ul
        part="time-list"
        id="time-list"
        class="time-list"
        role="listbox"
        tabindex="0"
        aria-labelledby="time-caption"
        aria-activedescendant=${activeIndex === -1 ? nothing : timeId(activeIndex)}
        @click=${chooseByPress}
        @keydown=${(event: KeyboardEvent) => times.handleKeydown(event)}
      >
        ${choices.map(
          ({time, selectable}, index) => html`
            <li
              part="time"
              id=${timeId(index)}
              class=${index === activeIndex ? 'time active' : 'time'}
              role="option"
              data-index=${index}
              aria-selected=${equalTimes(time, chosen)}
              aria-disabled=${!selectable}
            >
              ${parts.text.ofTime(day, time)}
            </li>
          `,
        )}
      </ul>
    </div>
  `;
}
