import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LcElement} from '../../base/lc-element.js';
import {hasAppleKeys, ShortcutController} from './shortcut.controller.js';
import {ariaShortcut, parseShortcut, shortcutText} from '../../core/shortcut/index.js';
import {searchButtonStyles} from './search-button.styles.js';
import {searchIcon} from '../../icons/icons.js';
import {renderNow, requireInput, warn} from '../../base/members.js';

/**
 * A button that looks like a search field, to open a search with. It is 20 percent of the viewport wide (spec,
 * section 1), and at least 12rem.
 *
 * @tag lc-search-button
 * @fires {MouseEvent} click - When it is pressed with pointer, Enter, Space or its shortcut. Not while disabled.
 * @csspart base - The native `<button>`.
 * @csspart text - The text.
 * @csspart shortcut - The keys of the shortcut.
 * @cssprop [--lc-search-button-width=max(20vw, 12rem)] - Its width; it is never wider than its place.
 * @cssprop --lc-search-button-background - Ground of the button.
 * @cssprop --lc-search-button-border-color - Colour of the line around it.
 * @cssprop --lc-search-button-radius - Radius of the corners.
 */
export class LcSearchButton extends LcElement {
  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  static override styles = searchButtonStyles;

  /** What can be searched, as `'Search people'`: its text and its name. A missing one warns once. */
  @property() text = '';

  /**
   * The keys that press it, anywhere on the page: `'mod+k'` is ⌘K on Apple's machines and Ctrl K on others; `ctrl`,
   * `alt`, `shift` and `meta` can be held as well. They do nothing while disabled, inside of an open modal dialog, and
   * without a held key while the user types. Default `''`: none. What cannot be read warns once and is none.
   */
  @property() shortcut = '';

  /** Whether it cannot be pressed. Default false. */
  @property({type: Boolean, reflect: true}) disabled = false;

  get #button(): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector<HTMLButtonElement>('.box') ?? null;
  }

  readonly #shortcut = new ShortcutController(this, () => this.click());

  constructor() {
    super();
    this[requireInput]('text is missing; it names the button.', () => Boolean(this.text));
  }

  /** Presses the button, as a user does. */
  override click(): void {
    this[renderNow]();
    if (this.#button === null) super.click();
    else this.#button.click();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('shortcut')) return;
    this.#shortcut.shortcut = parseShortcut(this.shortcut ?? '', hasAppleKeys());
    if (this.shortcut && this.#shortcut.shortcut === null)
      this[warn](`shortcut must be keys joined by "+", as "mod+k", not "${this.shortcut}".`);
  }

  protected override render(): TemplateResult {
    const {shortcut} = this.#shortcut;
    return html`
      <button
        part="base"
        class="box"
        type="button"
        ?disabled=${this.disabled}
        aria-keyshortcuts=${shortcut === null ? nothing : ariaShortcut(shortcut)}
      >
        ${searchIcon()}
        <span part="text" class="text">${this.text}</span>
        ${this.#renderShortcut()}
      </button>
    `;
  }

  /** For the eye alone: assistive technology has `aria-keyshortcuts`. */
  #renderShortcut(): TemplateResult | typeof nothing {
    const {shortcut} = this.#shortcut;
    if (shortcut === null) return nothing;
    return html`
      <kbd part="shortcut" class="shortcut" aria-hidden="true" dir="ltr"
        >${shortcutText(shortcut, hasAppleKeys())}</kbd
      >
    `;
  }
}
