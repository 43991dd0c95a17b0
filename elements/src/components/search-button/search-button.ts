import {html, nothing, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {ShortcutController} from '../../controllers/shortcut.controller.js';
import {ariaShortcut, parseShortcut, shortcutText} from '../../core/shortcut/index.js';
import {hasAppleKeys} from '../../dom/apple-keys.js';
import {searchButtonStyles} from './search-button.styles.js';
import {searchIcon} from '../../icons/icons.js';
import {RequiredInputController} from '../../controllers/required-input.controller.js';
import {renderNow, warn} from '../../base/members.js';

/**
 * A button that looks like a search field and opens a search. It is 20 percent of the viewport wide, and at least 12rem.
 *
 * @tag lc-search-button
 * @fires {MouseEvent} click - Sent when the button is pressed with a pointer, Enter, Space, or its shortcut. Not sent while
 *   disabled.
 * @csspart base - The native `<button>`.
 * @csspart text - The text.
 * @csspart shortcut - The keys of the shortcut.
 * @cssprop [--lc-search-button-width=max(20vw, 12rem)] - Width, up to the width of the container.
 * @cssprop --lc-search-button-background - Background color.
 * @cssprop --lc-search-button-border-color - Border color.
 * @cssprop --lc-search-button-radius - Border radius.
 */
export class LcSearchButton extends LcElement {
  static override shadowRootOptions: ShadowRootInit = {...LcElement.shadowRootOptions, delegatesFocus: true};

  static override styles = searchButtonStyles;

  /** The visible text and accessible name, such as `'Search people'`. Required: if missing, the element warns once. */
  @property({default: ''}) text!: string;

  /**
   * A keyboard shortcut that presses the button from anywhere on the page. `'mod+k'` is ⌘K on Apple devices and Ctrl K on
   * others. The modifiers `ctrl`, `alt`, `shift`, and `meta` are also supported. The shortcut does nothing while the
   * button is disabled, inside another modal dialog, or, without Control, Alt, or Meta, while the user types. Invalid
   * values warn once and are ignored.
   */
  @property({default: ''}) shortcut!: string;

  /** Disables the button. */
  @property({type: Boolean, reflect: true, default: false}) disabled!: boolean;

  get #button(): HTMLButtonElement | null {
    return this.shadowRoot?.querySelector<HTMLButtonElement>('.box') ?? null;
  }

  readonly #shortcuts = new ShortcutController(this, () => this.click());

  constructor() {
    super();
    new RequiredInputController(this, {
      isGiven: () => Boolean(this.text),
      warn: () => this[warn]('text is missing; it names the button.'),
    });
  }

  /** Presses the button, like a user does. */
  override click(): void {
    this[renderNow]();
    if (this.#button === null) super.click();
    else this.#button.click();
  }

  protected override willUpdate(): void {
    const shortcut = parseShortcut(this.shortcut ?? '', hasAppleKeys());
    this.#shortcuts.shortcuts = shortcut === null ? [] : [shortcut];
    if (this.shortcut && shortcut === null)
      this[warn](`shortcut must be keys joined by "+", such as "mod+k", not "${this.shortcut}".`);
  }

  protected override render(): TemplateResult {
    const [shortcut] = this.#shortcuts.shortcuts;
    return html`
      <button
        part="base"
        class="box"
        type="button"
        ?disabled=${this.disabled}
        aria-keyshortcuts=${shortcut === undefined ? nothing : ariaShortcut(shortcut)}
      >
        ${searchIcon()}
        <span part="text" class="text">${this.text}</span>
        ${this.#renderShortcut()}
      </button>
    `;
  }

  /** Visual only: assistive technology uses `aria-keyshortcuts`. */
  #renderShortcut(): TemplateResult | typeof nothing {
    const [shortcut] = this.#shortcuts.shortcuts;
    if (shortcut === undefined) return nothing;
    return html`
      <kbd part="shortcut" class="shortcut" aria-hidden="true" dir="ltr"
        >${shortcutText(shortcut, hasAppleKeys())}</kbd
      >
    `;
  }
}
