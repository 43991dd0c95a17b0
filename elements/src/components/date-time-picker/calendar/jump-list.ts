/* eslint-disable lit-a11y/click-events-have-key-events -- the button that opened the list handles the keys. */
import {html, type TemplateResult} from 'lit';
import {jumpId, type JumpController} from './jump.controller.js';

/**
 * The months or years over the days of a calendar, as a listbox. The focus stays on the button that opened it.
 *
 * @param label The accessible name.
 * @param lang The language of the months, as a BCP 47 tag.
 */
export function jumpList(jump: JumpController, label: string, lang: string): TemplateResult {
  return html`
    <ul
      part="jump-list"
      id="jump-list"
      class="jump-list"
      role="listbox"
      aria-label=${label}
      lang=${lang}
      @mousedown=${keepFocus}
    >
      ${jump.numbers.map(
        (number, index) => html`
          <li
            part="jump-option"
            id=${jumpId(index)}
            class=${index === jump.activeIndex ? 'time active' : 'time'}
            role="option"
            aria-selected=${number === jump.shown}
            @click=${() => jump.choose(number)}
          >
            ${jump.textOf(number)}
          </li>
        `,
      )}
    </ul>
  `;
}

function keepFocus(event: Event): void {
  event.preventDefault();
}
