import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {popupEvents} from '../../controllers/popup-events.js';
import {PopupController, type PopupHideReason} from '../../controllers/popup.controller.js';
import {standInAsTextField} from '../../controllers/stand-in.controller.js';
import {keepFocus} from '../../dom/focus.js';
import {submitOnEnter} from '../../dom/implicit-submission.js';
import {liveState} from '../../dom/live-state.js';
import {chevronDownIcon} from '../../icons/icons.js';
import {property} from '../attributes/property.js';
import type {ControlValue} from '../control-value.js';
import {describedBy} from '../field/field-aria.js';
import type {ControlState} from '../field/field-parts.js';
import {FormControlElement} from '../form-control-element.js';
import {controlValue, setState} from '../members.js';
import type {ComboboxList, ListSource} from './combobox-list.js';
import {optionPopup, type OptionPopup} from './option-popup.js';

export const canOpen = Symbol();
export const chooseAt = Symbol();
export const clearText = Symbol();
export const edit = Symbol();
export const enterText = Symbol();
export const finishEdit = Symbol();
export const handleBlur = Symbol();
export const handleChange = Symbol();
export const handleHide = Symbol();
export const handleInput = Symbol();
export const handlePress = Symbol();
export const handleTextKey = Symbol();
export const list = Symbol();
export const open = Symbol();
export const popup = Symbol();
export const renderCombobox = Symbol();

/** The value of a combobox, with the text in its field, and what its list follows from. */
export type ComboboxValue<Value> = ControlValue<Value> & ListSource & {readonly text: string};

/** What a combobox shows. */
interface ComboboxView extends Omit<OptionPopup, 'list' | 'onTake'> {
  readonly state: ControlState;
  readonly isReadOnly?: boolean;
  /** What the list does with the text: nothing, or it is filtered by it, and may also complete it. */
  readonly autocomplete: 'none' | 'list' | 'both';
  /** What is between the text and the button, with the id of its part that describes the field. Only for several values. */
  readonly tags?: {readonly id: string; readonly content: TemplateResult};
}

/**
 * Base class for text fields with a list that opens below them, and a button that does the same (ARIA Authoring Practices,
 * "Combobox"). It owns the popup and the keyboard, and renders the box. A subclass decides what the list has, and what a
 * choice does.
 */
export abstract class ComboboxElement<Value> extends FormControlElement<Value> {
  /** An example shown in the empty field. It does not replace the label. */
  @property({default: ''}) placeholder!: string;

  abstract override readonly [controlValue]: ComboboxValue<Value>;

  protected abstract readonly [list]: ComboboxList;

  protected readonly [popup] = new PopupController(this, {
    ...popupEvents(this),
    anchor: () => this.renderRoot.querySelector<HTMLElement>('.box'),
    popup: () => this.renderRoot.querySelector<HTMLElement>('.popup'),
    onHide: reason => this[handleHide](reason),
  });

  constructor() {
    super();
    standInAsTextField(this);
  }

  /** Whether the list may be open. It closes with the next update if it may not. */
  protected abstract get [canOpen](): boolean;

  /** Chooses the option or the new value at an index. Returns false if there is none. */
  protected abstract [chooseAt](index: number): boolean;

  /** Chooses what the text means, for Enter without an active row. Returns false if Enter submits the form. */
  protected [enterText]?(): boolean;

  protected abstract [handleInput](event: Event): void;

  protected abstract [handleBlur](event: FocusEvent): void;

  protected [handleChange]?(event: Event): void;

  /** Handles a press in the box. */
  protected [handlePress]?(event: MouseEvent): void;

  /** Called when Enter submits the form, after the list has closed. */
  protected [finishEdit]?(): void;

  /** Clears the text, for Escape while the list is closed. Returns false if it is empty. */
  protected [clearText]?(): boolean;

  /** Handles the keys that edit the text or move its caret. From the list, the latter move back to the text. */
  protected [handleTextKey]({key}: KeyboardEvent): void {
    if (/^(Arrow|Home|End)/.test(key)) this[list].activate(undefined);
  }

  /** Called when the list has closed. The reason is null if it had to. */
  protected [handleHide](_reason: PopupHideReason | null): void {
    this[list].reset();
  }

  protected [open](): void {
    if (this[popup].isOpen || !this[canOpen]) return;
    this[popup].show();
    this[list].reset();
  }

  /** Runs an edit of the text or the value, and requests an update. */
  protected [edit](change: () => void): void {
    change();
    // No value is undefined. Different text can have the same value.
    this.requestUpdate('value', undefined);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this[popup].isOpen && !this[canOpen]) this[popup].close();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('open', this[popup].isOpen);
  }

  protected [renderCombobox](view: ComboboxView): TemplateResult {
    const {state, tags, isReadOnly = false} = view;
    const {isRequired, isDisabled} = state;
    const expanded = String(this[list].rows.length > 0);
    return html`
      <div part="box" class="box" @mousedown=${this[handlePress]}>
        <input
          part="control"
          id="control"
          name=${(!tags && this.name) || nothing}
          placeholder=${(!tags?.id && this.placeholder) || nothing}
          autocomplete="off"
          role="combobox"
          aria-autocomplete=${view.autocomplete}
          aria-controls="listbox"
          aria-expanded=${expanded}
          aria-activedescendant=${this[list].id ?? nothing}
          aria-required=${tags && isRequired ? 'true' : nothing}
          aria-invalid=${state.isInvalid}
          aria-label=${state.ariaLabel}
          aria-describedby=${describedBy(state, tags?.id)}
          ?required=${!tags && isRequired}
          ?readonly=${isReadOnly}
          ?disabled=${isDisabled}
          .value=${liveState(this[controlValue].text)}
          @input=${this[handleInput]}
          @change=${this[handleChange]}
          @keydown=${this.#handleKeydown}
          @blur=${this[handleBlur]}
        />
        ${tags?.content}
        <button
          part="toggle"
          class="toggle"
          type="button"
          tabindex="-1"
          aria-label=${view.texts.name}
          aria-controls="listbox"
          aria-expanded=${expanded}
          ?disabled=${isDisabled || isReadOnly}
          @mousedown=${keepFocus}
          @click=${this.#toggle}
        >
          ${chevronDownIcon()}
        </button>
      </div>
      ${optionPopup({...view, list: this[list], onTake: this.#take})}
    `;
  }

  /** The button is not a tab stop: the arrow keys do the same. */
  #toggle(): void {
    this.focus();
    if (this[popup].isOpen) this[popup].hide('toggle');
    else this[open]();
  }

  /** Loads more options, or chooses the row at an index. */
  readonly #take = (index: number): boolean => this[list].loading?.takeEnd(index) || this[chooseAt](index);

  #handleKeydown(event: KeyboardEvent): void {
    const {key, altKey} = event;
    if (event.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      this.#handleArrow(key === 'ArrowDown' ? 1 : -1, altKey);
    } else if (key === 'Enter') {
      if (!this[list].loading?.waitToChoose(() => this.#handleEnter(event))) this.#handleEnter(event);
    } else if (key !== 'Escape') this[handleTextKey](event);
    // While the list is open, Escape closes it.
    else if (!this[popup].isOpen && this[clearText]?.()) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #handleEnter(event: KeyboardEvent): void {
    const {index} = this[list];
    if (index === -1 ? this[enterText]?.() : this.#take(index)) return event.preventDefault();
    this[popup].hide('select');
    this[finishEdit]?.();
    submitOnEnter(event, this.form);
  }

  /** If the key opens the list, the row that is active at first stays active. */
  #handleArrow(step: 1 | -1, isAlt: boolean): void {
    if (isAlt && step === -1) return this[popup].hide('toggle');
    const wasOpen = this[popup].isOpen;
    this[open]();
    const {isOpen, index} = this[list];
    if (!isAlt && isOpen && (wasOpen || index === -1)) this[list].move(step);
  }
}
