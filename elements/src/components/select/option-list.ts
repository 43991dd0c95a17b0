import {html, noChange, nothing, type ChildPart} from 'lit';
import {directive, Directive, type DirectiveParameters} from 'lit/directive.js';
import type {Option} from '../../core/options/index.js';

class OptionListDirective extends Directive {
  readonly #elements: HTMLOptionElement[] = [];
  #isServerRendered: boolean | null = null;

  /**
   * Returns templates for a server, and for the options that it has rendered.
   *
   * @param shownIndex The index of the selected option. In a browser, the select sets it.
   */
  render(options: readonly Option[], shownIndex = -1): unknown {
    return options.map(
      ({text, value, disabled}, index) =>
        html`<option
          class=${classOf(value) || nothing}
          value=${value}
          ?disabled=${disabled}
          ?selected=${index === shownIndex}
        >
          ${text}
        </option>`,
    );
  }

  override update(part: ChildPart, [options, shownIndex]: DirectiveParameters<this>): unknown {
    const list = part.parentNode as HTMLSelectElement;
    this.#isServerRendered ??= list.options.length > 0;
    if (this.#isServerRendered) return this.render(options, shownIndex);
    options.forEach((option, index) => {
      this.#elements[index] ??= list.appendChild(list.ownerDocument.createElement('option'));
      show(option, this.#elements[index]);
    });
    for (const element of this.#elements.splice(options.length)) element.remove();
    return noChange;
  }
}

/** The class of the empty option. */
const classOf = (value: string): string => (value === '' ? 'unselected' : '');

function show({text, value, disabled = false}: Option, element: HTMLOptionElement): void {
  if (element.textContent !== text) element.textContent = text;
  if (element.getAttribute('value') !== value) element.value = value;
  if (element.disabled !== disabled) element.disabled = disabled;
  if (element.className !== classOf(value)) element.className = classOf(value);
}

/**
 * The native options of a `<select>`, as its only content. A template for each option would create five nodes instead of
 * two, and take most of the time to mount a select.
 */
export const optionList = directive(OptionListDirective);
