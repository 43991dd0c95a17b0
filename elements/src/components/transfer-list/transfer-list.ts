import {html, isServer, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property} from '../../base/attributes/property.js';
import {describedBy} from '../../base/field/field-aria.js';
import {type ControlState, type FieldParts, groupField} from '../../base/field/field-parts.js';
import {FormControlElement} from '../../base/form-control-element.js';
import {
  controlValue,
  isDisabled,
  isRequired,
  localize,
  renderControl,
  renderField,
  validityAnchor,
  warn,
} from '../../base/members.js';
import {NarrowContainerController} from '../../controllers/narrow.controller.js';
import {OptionsController} from '../../controllers/options.controller.js';
import {transferListTexts} from '../../core/localization/english/lists.js';
import type {Terms} from '../../core/localization/terms.js';
import type {Option} from '../../core/options/index.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {LazyCode} from '../../dom/lazy-code.js';
import {liveState} from '../../dom/live-state.js';
import {Transfer} from './transfer.js';
import type {TransferDrag} from './transfer-drag.js';
import {transferListView} from './transfer-list-view.js';
import {TransferListValue} from './transfer-list-value.js';
import type {SideName, TransferSide} from './transfer-side.js';
import {transferListStyles} from './transfer-list.styles.js';

/** Below this width in rem, a multi-select replaces the lists, such as on phones. */
const BREAKPOINT = 30;

/** What drags options. It loads when the page is idle; before that, a press only selects. */
const dragCode = new LazyCode(() => import('./transfer-drag.js'));

/**
 * Two lists, of the available and of the chosen options, each with a search field. Users move options between them with keys,
 * with buttons, with a double click, or by dragging, and order the chosen ones (ARIA Authoring Practices, "Rearrangeable
 * Listbox"). The form submits one entry for each chosen option, in their order.
 *
 * Below a width of 30rem, such as on phones, it is a multi-select, which keeps the order in which options are chosen.
 *
 * @tag lc-transfer-list
 * @summary Two lists between which users move options, and order the chosen ones.
 * @attr {string} value - The same as `init-value`.
 * @slot - Options as `<option>` elements, also in `<optgroup label>`, if `options` is not set. They can change at any time.
 * @fires {Event} input - Sent when the user moves options to the other list, or orders the chosen ones.
 * @fires {Event} change - Sent right after `input`.
 * @csspart field - The column with label, hint, control, and message.
 * @csspart label - The label.
 * @csspart required-mark - The mark after the label of a required control.
 * @csspart hint - The help text.
 * @csspart control - The `<fieldset>` around the lists: the group.
 * @csspart side - A list with its name and its search field.
 * @csspart list-label - The name of a list.
 * @csspart count - The number of options in a list, and of those that are selected.
 * @csspart frame - The frame around a list and its search field.
 * @csspart search - The native `<input>` of a search field.
 * @csspart list - A list of options: a listbox.
 * @csspart group - A group of available options with its label.
 * @csspart group-label - The label of a group.
 * @csspart option - An option.
 * @csspart option-chosen - An option that is selected, to be moved.
 * @csspart option-active - The active option of a list, which the keys move.
 * @csspart description - The second line of an option.
 * @csspart note - The text that nothing matches, or that no more options may be chosen.
 * @csspart moves - The column of buttons between the lists.
 * @csspart move - A button that moves the selected options.
 * @csspart move-add - The button that moves the selected options to the chosen list.
 * @csspart move-remove - The button that moves them back.
 * @csspart move-up - The button that moves them up in the chosen list.
 * @csspart move-down - The button that moves them down in it.
 * @csspart select - The `<lc-multi-select>` that replaces the lists where there is little space.
 * @csspart message - The validation message.
 * @cssprop --lc-transfer-list-height - Height of the lists, with their search fields. Default `17.5rem`.
 * @cssprop --lc-transfer-list-background - Background color of the frames.
 * @cssprop --lc-transfer-list-border-color - Border color of the frames.
 * @cssprop --lc-transfer-list-radius - Border radius of the frames.
 * @cssstate filled - At least one option is chosen.
 * @cssstate valid - The value is valid, and the result is shown.
 * @cssstate invalid - The value is invalid, and the result is shown.
 * @cssstate pending - An asynchronous rule is checking the value.
 */
export class LcTransferList extends FormControlElement<readonly string[]> {
  static override styles = transferListStyles;

  protected static override readonly englishTexts: Partial<Terms> = {
    ...super.englishTexts,
    ...transferListTexts,
  };

  /**
   * The initial value, also after a reset: a list such as `['a', 'b']`. As an attribute, JSON. Default null: the values of
   * the `<option selected>` children. Same as the `value` attribute.
   */
  @property({attribute: 'init-value', converter: jsonAttribute, default: null})
  initValue!: readonly string[] | null | undefined;

  /**
   * The lowest number of options to choose. Default null: any number. A control with a `min` of at least 1 is required.
   * Otherwise, an empty one is valid unless `required` is set.
   */
  @property({type: Number, default: null}) min!: number | null | undefined;

  /**
   * The highest number of options to choose. Default null: any number. If more are selected than may be chosen, none of
   * them moves, and a note says how many may be chosen.
   */
  @property({type: Number, default: null}) max!: number | null | undefined;

  /**
   * Lets users order the chosen options: by dragging, with two more buttons, and with <kbd>Alt</kbd>+<kbd>ArrowUp</kbd> and
   * <kbd>Alt</kbd>+<kbd>ArrowDown</kbd>. By default, they have the order in which they were chosen.
   */
  @property({type: Boolean, default: false}) reorderable!: boolean;

  /** The name of the list of available options. Default: "Available" in the language of the page. */
  @property({attribute: 'available-label', default: null}) availableLabel!: string | null | undefined;

  /** The name of the list of chosen options. Default: "Chosen" in the language of the page. */
  @property({attribute: 'chosen-label', default: null}) chosenLabel!: string | null | undefined;

  readonly #options = new OptionsController(this, message => this[warn](message));

  readonly [controlValue] = new TransferListValue(
    this,
    () => this.#options.allSelected,
    message => this[warn](message),
  );

  readonly #transfer = new Transfer(this, this[controlValue], this[localize]);
  #drag: TransferDrag | null = null;
  readonly #narrow: NarrowContainerController = new NarrowContainerController(this, {
    breakpoint: () => BREAKPOINT,
    ruler: () => this.shadowRoot?.querySelector('.ruler') ?? null,
  });

  /**
   * The options, such as `[{text: 'Hello', value: 'hello', group: 'Words', description: 'A greeting'}]`. As an attribute,
   * JSON. They replace the `<option>` children, even if the list is empty. Available options in a row with the same `group`
   * are listed below its name. Disabled options stay in their list; those that are chosen are not submitted. Invalid
   * options warn and are ignored.
   * @default the `<option>` children
   */
  @property({converter: jsonAttribute})
  get options(): readonly Option[] {
    return this.#options.options;
  }
  set options(options: readonly Option[] | null | undefined) {
    this.#options.set(options);
  }

  /**
   * The values of the chosen options, in the order of their list. Setting it sends no event. `undefined` and null reset it
   * to `initValue`. A value that is not an option does not count. If options load later, it is kept and chosen once its
   * option arrives. If there are no options at all, all values count. Values that are not a list warn.
   */
  @property({attribute: false})
  get value(): readonly string[] {
    return this[controlValue].typed;
  }
  set value(value: readonly string[] | null | undefined) {
    this[controlValue].set(value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!isServer) dragCode.preloadWhenIdle();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drag?.cancel();
  }

  /** @internal */
  override formResetCallback(): void {
    this.#transfer.clear();
    super.formResetCallback();
  }

  protected override get [isRequired](): boolean {
    return super[isRequired] || Number(this.min) > 0;
  }

  override get [validityAnchor](): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('#available, .select') ?? null;
  }

  protected override [renderField](parts: FieldParts): TemplateResult {
    return groupField(parts);
  }

  /** The focus stays in the control when a multi-select replaces the lists, or they it. */
  protected override update(changed: PropertyValues<this>): void {
    const hadFocus = hasFocusWithin(this);
    super.update(changed);
    if (hadFocus && !hasFocusWithin(this)) this[validityAnchor]?.focus();
  }

  /** A group cannot be `aria-required`, so that its description says it. */
  protected [renderControl](state: ControlState): TemplateResult {
    return html`
      <fieldset
        part="control"
        id="control"
        ?disabled=${state.isDisabled}
        aria-labelledby=${this.label ? 'label' : nothing}
        aria-invalid=${state.isInvalid}
        aria-label=${state.ariaLabel}
        aria-describedby=${describedBy(state, state.isRequired ? 'required' : '')}
      >
        <div class="ruler"></div>
        ${state.isRequired ? html`<span id="required" hidden>${this[localize].term('required')}</span>` : nothing}
        ${this.#narrow.isNarrow ? this.#renderSelect(state) : this.#renderLists(state)}
      </fieldset>
    `;
  }

  /** Its message is only about text that is not an option. */
  #renderSelect({ariaLabel}: ControlState): TemplateResult {
    return html`<lc-multi-select
      part="select"
      class="select"
      aria-label=${this.label || ariaLabel}
      show-validation
      .options=${this.options}
      .value=${liveState(this.value)}
      .max=${this.max}
      @input=${this.#handleSelect}
    ></lc-multi-select>`;
  }

  #renderLists(state: ControlState): TemplateResult {
    const {[localize]: texts, [controlValue]: value} = this;
    const {max, room} = value;
    const transfer = this.#transfer;
    return transferListView({
      state,
      transfer,
      localize: texts,
      labels: {
        available: this.availableLabel ?? texts.term('availableOptions'),
        chosen: this.chosenLabel ?? texts.term('chosenOptions'),
      },
      limit: room <= 0 || transfer.isTooMany ? max : null,
      isReorderable: this.reorderable,
      onSearch: this.#handleSearch,
      onKeydown: this.#handleKeydown,
      onScroll: this.#handleScroll,
      onClick: this.#handleClick,
      onPress: this.#handlePress,
    });
  }

  #handleSelect(event: Event): void {
    const old = this.value;
    this[controlValue].set((event.target as HTMLElementTagNameMap['lc-multi-select']).value);
    this.requestUpdate('value', old);
  }

  readonly #handleSearch = (side: TransferSide, text: string): void => {
    side.query = text;
    this.requestUpdate();
  };

  readonly #handleScroll = (event: Event): void => this.#sideOf(event).grow(event);

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    const side = this.#sideOf(event);
    if (this[isDisabled] || event.isComposing) return;
    const {chosen} = this.#transfer;
    const {key, altKey} = event;
    if (key === 'Enter' || (key === 'Delete' && side === chosen)) this.#transfer.move(side, side.movable);
    else if (altKey && side === chosen && /^Arrow(Up|Down)$/.test(key))
      this.#transfer.step(key === 'ArrowUp' ? -1 : 1);
    else if (side.handleKey(event)) this.requestUpdate();
    else return;
    event.preventDefault();
  };

  /** A double click has selected the option twice before. */
  readonly #handleClick = (event: MouseEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>('.option');
    const side = this.#sideOf(event);
    const index = Number(row?.dataset['index']);
    const option = side.matches[index];
    if (option === undefined || this[isDisabled]) return;
    if (event.type === 'click') side.press(index, event.shiftKey);
    else if (!option.disabled) this.#transfer.move(side, [option]);
    this.requestUpdate();
  };

  readonly #handlePress = (event: PointerEvent): void => {
    if (dragCode.code !== null) this.#drag ??= new dragCode.code.TransferDrag(this, this.#transfer);
    this.#drag?.press(event);
  };

  #sideOf({currentTarget}: Event): TransferSide {
    return this.#transfer[(currentTarget as Element).id as SideName];
  }
}
