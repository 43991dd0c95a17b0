import {isReplaced} from '../../dom/live-state.js';
import {controlValue, renderedControl} from '../members.js';
import {
  ComboboxElement,
  chooseAt,
  edit,
  finishEdit,
  handleChange,
  handleInput,
  list,
  popup,
  type ComboboxValue,
} from './combobox-element.js';
import {EditReport} from './edit-report.js';

export const edits = Symbol();

/** A value that the user types or chooses. */
interface SuggestedValue extends ComboboxValue<string> {
  type(text: string): void;
  choose(value: string): void;
}

/** Base class for text fields with a list of suggestions for their value. Users may also type another one. */
export abstract class SuggestionElement extends ComboboxElement<string> {
  abstract override readonly [controlValue]: SuggestedValue;

  abstract value: string;

  protected readonly [edits] = new EditReport(this);

  /** Selects all text. */
  select(): void {
    (this[renderedControl] as HTMLInputElement | null)?.select();
  }

  /** @internal */
  override formResetCallback(): void {
    this[edits].drop();
    super.formResetCallback();
  }

  protected override [chooseAt](index: number): boolean {
    const option = this[list].matches[index];
    if (option === undefined) return false;
    this[popup].hide('select');
    this[edit](() => this[controlValue].choose(option.value));
    this.#replace();
    return true;
  }

  protected override [handleInput](event: Event): void {
    this.#type(event);
  }

  /** Password managers send only `change`. After an edit of the user, the element sends it itself. */
  protected override [handleChange](event: Event): void {
    if (!isReplaced(event.target!, this[controlValue].text)) return;
    this.#type(event);
    this.#replace();
  }

  /** Called when the user has finished. */
  protected override [finishEdit](): void {
    this[edits].finish();
  }

  protected override [edit](change: () => void): void {
    super[edit](change);
    this[edits].start();
    this[list].reset();
  }

  #type({target}: Event): void {
    const {value} = target as HTMLInputElement;
    this[edit](() => this[controlValue].type(value));
  }

  #replace(): void {
    this[edits].sendInput('insertReplacementText');
    this[finishEdit]();
  }
}
