import {html, type TemplateResult} from 'lit';
import {closeIcon} from '../../../icons/icons.js';

interface Chip {
  readonly text: string;
  /** The parts of the chip and of the button that removes it. */
  readonly part: string;
  readonly removePart: string;
  /** The name of the button. */
  readonly removeText: string;
  readonly onRemove: () => void;
}

/** A chip of a bar. If it is removed, the focus moves to the next one, or the one before, or the rows. */
export function chipView({text, part, removePart, removeText, onRemove}: Chip): TemplateResult {
  const handle = (event: Event): void => {
    focusBeside(event.currentTarget as HTMLElement);
    onRemove();
  };
  return html`<span part=${part} class="chip">
    <span class="chip-text">${text}</span>
    <button
      part=${removePart}
      class="chip-remove quiet-icon"
      type="button"
      aria-label=${removeText}
      @click=${handle}
    >
      ${closeIcon()}
    </button>
  </span>`;
}

function focusBeside(button: HTMLElement): void {
  const buttons = [...button.closest('.chip-bar')!.querySelectorAll<HTMLElement>('.chip-remove')];
  const index = buttons.indexOf(button);
  const rows = (button.getRootNode() as ShadowRoot).querySelector<HTMLElement>('.scroller');
  (buttons[index + 1] ?? buttons[index - 1] ?? rows)?.focus();
}
