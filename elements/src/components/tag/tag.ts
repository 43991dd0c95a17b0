import {html, nothing, type TemplateResult} from 'lit';
import {oneOf} from '../../base/attributes/one-of.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {tagTexts} from '../../core/localization/english/notices.js';
import {focusRegion, hasFocusWithin} from '../../dom/focus.js';
import {checkIcon, closeIcon} from '../../icons/icons.js';
import {tagStyles} from './tag.styles.js';

const VARIANTS = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;

/** The meaning of a tag's color. Do not convey a meaning by color alone. */
export type TagVariant = (typeof VARIANTS)[number];

const SIZES = ['md', 'sm'] as const;

/** The size of a tag. */
export type TagSize = (typeof SIZES)[number];

/** The detail of `lc-remove`. */
export interface TagRemoveDetail {
  /** The value of the tag. */
  readonly value: string;
}

/** The detail of `lc-selected-change`. */
export interface TagSelectedDetail {
  /** The value of the tag. */
  readonly value: string;
  /** Whether the tag is now selected. */
  readonly selected: boolean;
}

declare global {
  interface HTMLElementEventMap {
    'lc-remove': CustomEvent<TagRemoveDetail>;
    'lc-selected-change': CustomEvent<TagSelectedDetail>;
  }
}

/** Where a tag was among the tags around it, before the app removed it. */
interface Place {
  readonly list: HTMLElement;
  readonly index: number;
}

/**
 * A word or two that users select, as a filter, or remove, as a label of something. A selectable tag is a toggle button with
 * `aria-pressed`, as in the button pattern. A removable tag has a button whose name contains the text of the tag.
 *
 * The app removes the tag when it gets `lc-remove`, because the tag belongs to its data. If the focus was in the tag, it moves
 * to the next tag in the same element, or to the previous one.
 *
 * To show a state or a count, use `<lc-badge>`. To choose from a list, use `<lc-multi-select>`.
 *
 * @tag lc-tag
 * @slot - The text. It may contain an icon.
 * @fires {CustomEvent<TagRemoveDetail>} lc-remove - Sent when the user presses the remove button, or Delete or Backspace in the tag. It bubbles. The tag stays until the app removes it.
 * @fires {CustomEvent<TagSelectedDetail>} lc-selected-change - Sent when the user has selected the tag, or no longer selects it. It bubbles. If it is canceled, the tag stays as it was.
 * @csspart base - The box around the text and the remove button.
 * @csspart content - The text, which is the toggle button of a selectable tag.
 * @csspart check - The check mark of a selected tag.
 * @csspart remove-button - The remove button.
 * @cssprop --lc-tag-background - Background color.
 * @cssprop --lc-tag-background-selected - Background color if it is selected.
 * @cssprop --lc-tag-border-color - Border color.
 * @cssprop --lc-tag-border-color-selected - Border color if it is selected.
 * @cssprop --lc-tag-color - Text color.
 * @cssprop --lc-tag-color-selected - Text color if it is selected.
 * @cssprop --lc-tag-radius - Border radius.
 */
export class LcTag extends LcElement {
  static override styles = tagStyles;

  protected readonly [localize] = new LocalizeController(this, tagTexts);

  /**
   * The meaning of the color: `'neutral'`, `'accent'`, `'success'`, `'warning'`, or `'danger'`. Default `'neutral'`. Other
   * values warn and fall back to the default. A selectable tag has the same colors in each variant.
   */
  @property({default: 'neutral'}) variant!: TagVariant;

  /** The size: `'sm'` or `'md'`. Default `'md'`. Other values warn and fall back to the default. */
  @property({default: 'md'}) size!: TagSize;

  /** Makes the ends round. */
  @property({type: Boolean, default: false}) pill!: boolean;

  /** The value in the events, for example the ID of a label. Default `''`. */
  @property({default: ''}) value!: string;

  /** Adds a button that removes the tag. The app removes it when it gets `lc-remove`. */
  @property({type: Boolean, default: false}) removable!: boolean;

  /** Lets the user select the tag. */
  @property({type: Boolean, default: false}) selectable!: boolean;

  /** Whether the tag is selected. It has no effect on a tag that is not selectable. */
  @property({type: Boolean, reflect: true, default: false}) selected!: boolean;

  /** Disables the buttons of the tag. */
  @property({type: Boolean, reflect: true, default: false}) disabled!: boolean;

  #place: Place | null = null;

  /** Focuses the first button of the tag. */
  override focus(options?: FocusOptions): void {
    this.#focus('button', options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const place = this.#place;
    this.#place = null;
    const {activeElement, body} = this.ownerDocument;
    if (place?.list.isConnected && (activeElement === null || activeElement === body)) focusPlace(place);
  }

  protected override render(): TemplateResult {
    const {selectable, disabled} = this;
    const isSelected = selectable && this.selected;
    const text = html`${isSelected ? html`<span part="check">${checkIcon()}</span>` : nothing}<slot></slot>`;
    return html`
      <span part="base" class=${this.#class} @keydown=${this.#handleKeydown}>
        ${
          selectable
            ? html`<button
                part="content"
                class="content"
                id="text"
                type="button"
                aria-pressed=${isSelected ? 'true' : 'false'}
                ?disabled=${disabled}
                @click=${this.#handleSelect}
              >
                ${text}
              </button>`
            : html`<span part="content" class="content" id="text">${text}</span>`
        }${this.removable ? this.#renderRemove() : nothing}
      </span>
    `;
  }

  /** Its name has the text of the tag as it is, also after a change that no slot reports. */
  #renderRemove(): TemplateResult {
    return html`<button
      part="remove-button"
      class="remove"
      id="remove"
      type="button"
      aria-label=${this[localize].term('remove')}
      aria-labelledby="remove text"
      ?disabled=${this.disabled}
      @click=${this.#handleRemove}
    >
      ${closeIcon()}
    </button>`;
  }

  get #class(): string {
    const warnOf = (message: string): void => this[warn](message);
    const {selectable, selected, disabled, pill} = this;
    const states = Object.entries({selectable, selected: selectable && selected, disabled, pill});
    return [
      'base',
      oneOf('variant', VARIANTS, this.variant, warnOf),
      oneOf('size', SIZES, this.size, warnOf),
      ...states.flatMap(([name, isOn]) => (isOn ? name : [])),
    ].join(' ');
  }

  #focus(selector: string, options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>(selector)?.focus(options);
  }

  #handleSelect(): void {
    const selected = !this.selected;
    const detail: TagSelectedDetail = {value: this.value, selected};
    const event = new CustomEvent('lc-selected-change', {
      detail,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    if (this.dispatchEvent(event)) this.selected = selected;
  }

  #handleKeydown(event: KeyboardEvent): void {
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!isRemoval || !this.removable || event.defaultPrevented) return;
    event.preventDefault();
    this.#handleRemove();
  }

  #handleRemove(): void {
    this.#place = hasFocusWithin(this) ? placeOf(this) : null;
    const detail: TagRemoveDetail = {value: this.value};
    this.dispatchEvent(new CustomEvent('lc-remove', {detail, bubbles: true, composed: true}));
  }
}

const tagsIn = (list: Element): LcTag[] => [...list.querySelectorAll<LcTag>('lc-tag')];

/** The tags around a tag are in its parent, or each is in a list item. */
function placeOf(tag: LcTag): Place | null {
  const list = (tag.closest('li, [role=listitem]') ?? tag).parentElement;
  return list === null ? null : {list, index: tagsIn(list).indexOf(tag)};
}

/** Focuses the tag that has moved to a place, or the last one, or what was around the tags. */
function focusPlace({list, index}: Place): void {
  const tags = tagsIn(list);
  const next = tags[index] ?? tags.at(-1);
  const button = next?.shadowRoot?.querySelector<HTMLElement>('.remove:enabled');
  if (button) button.focus();
  else focusRegion(next ?? list);
}
