import {html, nothing, type TemplateResult} from 'lit';
import {jsonAttribute} from '../../base/attributes/json-attribute.js';
import {property, query} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {PlacementController} from '../../controllers/placement.controller.js';
import {tourTexts} from '../../core/localization/english/dialogs.js';
import {motionDuration} from '../../dom/animations.js';
import {composedContains, deepActiveElement} from '../../dom/composed-tree.js';
import type {Box} from '../../dom/placement.js';
import {rememberFocus} from '../../dom/remember-focus.js';
import {readStored, store} from '../../dom/stored-json.js';
import {
  normalizeSteps,
  targetOf,
  type TourEndDetail,
  type TourEndReason,
  type TourStep,
  type TourStepDetail,
} from './tour-steps.js';
import {tourStyles} from './tour.styles.js';

export type {Placement} from '../../dom/placement.js';
export type {TourEndDetail, TourEndReason, TourStep, TourStepDetail} from './tour-steps.js';

/**
 * A tour of the page: one step after the other beside what it is about, which has an outline. Each step is a non-modal dialog
 * (ARIA Authoring Practices, "Dialog"), which gets the focus and is named by its title: the page stays usable, and Tab leads out
 * of the step. Escape ends the tour, and the focus returns to where it was.
 *
 * The tour starts when the app calls `start()`. A step whose target is not on the page warns once, and is skipped, because its
 * text would be about nothing.
 *
 * @tag lc-tour
 * @summary A tour of the page, with steps beside what they are about.
 * @fires {CustomEvent<TourStepDetail>} lc-tour-step - Sent before a step is shown. Open what contains its target, or cancel it to stay, and call
 *   `show()` later.
 * @fires {CustomEvent<TourEndDetail>} lc-tour-end - Sent when the tour has ended, with the `reason`: done, skip, escape, or api.
 * @csspart popup - The dialog.
 * @csspart arrow - The arrow that points to the target.
 * @csspart highlight - The outline of the target.
 * @csspart title - The title of the step.
 * @csspart text - The text of the step.
 * @csspart position - The number of the step.
 * @cssprop --lc-tour-background - Background color.
 * @cssprop --lc-tour-width - Maximum width. Default 22rem.
 * @cssprop --lc-tour-highlight-color - Color of the outline of the target.
 */
export class LcTour extends LcElement {
  static override styles = tourStyles;

  protected readonly [localize] = new LocalizeController(this, tourTexts);

  /** The steps. As an attribute, JSON. Those without a title warn and are left out. Default null. */
  @property({converter: jsonAttribute, default: null}) steps!: readonly TourStep[] | null | undefined;

  /**
   * A key of `localStorage`, such as `'tour-2026'`, under which this browser remembers that a user has ended the tour. Read it from
   * `seen`. Default: not remembered.
   */
  @property({attribute: 'remember-as', default: null}) rememberAs!: string | null | undefined;

  @query('.placed') private readonly popup!: HTMLElement | null;
  @query('.highlight') private readonly highlight!: HTMLElement | null;

  readonly #placement = new PlacementController(this, {
    popup: () => this.popup,
    anchor: () => this.#target,
    placement: () => (this.#target === null ? null : (this.#step?.placement ?? 'bottom')),
    fallback: 'bottom',
    gap: 14,
    margin: 4,
    onFollow: box => this.#follow(box),
    // It was removed: the text stays readable.
    onLost: () => this.#setTarget(null),
  });
  #steps: readonly TourStep[] = [];
  /** The index of the step that is shown, or -1. */
  #index = -1;
  #target: Element | null = null;
  #restoreFocus: ((layer: Element) => void) | undefined;
  #listening: AbortController | null = null;

  /** The index of the step that is shown, which starts at 0. Null if the tour is not running. */
  get index(): number | null {
    return this.#index < 0 ? null : this.#index;
  }

  /** Whether the user has ended the tour before, in this browser. Always false without `rememberAs`. */
  get seen(): boolean {
    return Boolean(this.rememberAs) && readStored(this.rememberAs!) === true;
  }

  /** Starts the tour with its first step, also if it was seen. Returns whether there is a step to show. */
  start(): boolean {
    return this.show(0);
  }

  /** Shows a step, or the next one whose target is on the page. Starts the tour. Returns whether there is one. */
  show(index: number): boolean {
    this.#steps = normalizeSteps(this.steps, message => this[warn](message));
    return this.#go(index, 1) === true;
  }

  /** Ends the tour. Does nothing if it is not running. */
  end(): void {
    this.#end('api');
  }

  /** Focuses the step that is shown. */
  override focus(options?: FocusOptions): void {
    this.popup?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  protected override render(): TemplateResult {
    const step = this.#step;
    return html`<div
      part="popup"
      class=${this.#target === null ? 'placed is-centered' : 'placed'}
      popover="manual"
      role="dialog"
      tabindex="-1"
      aria-labelledby="title"
      aria-describedby="text position"
    >
      <div part="highlight" class="highlight"></div>
      <div part="arrow" class="arrow"></div>
      <div class="body">${step === undefined ? nothing : this.#renderStep(step)}</div>
    </div>`;
  }

  get #step(): TourStep | undefined {
    return this.#steps[this.#index];
  }

  #renderStep({title, text}: TourStep): TemplateResult {
    const texts = this[localize];
    const {length: count} = this.#steps;
    const isLast = this.#index === count - 1;
    const button = (text: string, variant: string, onPress: () => unknown) =>
      html`<lc-button size="sm" variant=${variant} @click=${onPress}>${text}</lc-button>`;
    return html`<h2 part="title" id="title">${title}</h2>
      <div part="text" id="text">${typeof text === 'string' ? text : nothing}</div>
      <div class="foot">
        <span part="position" class="position" id="position"
          >${texts.term('tourPosition', this.#index + 1, count)}</span
        >
        ${isLast ? nothing : button(texts.term('skipTour'), 'ghost', () => this.#end('skip'))}
        ${
          this.#index > 0
            ? button(texts.term('previousStep'), 'secondary', () => this.#go(this.#index - 1, -1))
            : nothing
        }
        ${button(texts.term(isLast ? 'finishTour' : 'nextStep'), 'primary', () => this.#next())}
      </div>`;
  }

  /** If the targets of all further steps are missing, the tour is done. */
  #next(): void {
    const isLast = this.#index >= this.#steps.length - 1;
    if (isLast || this.#go(this.#index + 1, 1) === null) this.#end('done');
  }

  /** Shows a step, or the nearest one in a direction. Returns whether it is shown; null if there is none. */
  #go(index: number, direction: 1 | -1): boolean | null {
    for (let at = index; this.#steps[at] !== undefined; at += direction) {
      const step = this.#steps[at]!;
      const detail = {index: at, step};
      const event = new CustomEvent<TourStepDetail>('lc-tour-step', {cancelable: true, detail});
      if (!this.dispatchEvent(event)) return false;
      const target = targetOf(step, this);
      if (target !== undefined) return this.#open(at, target);
      this[warn](`the target of the step "${step.title}" is not on the page; the step is skipped.`);
    }
    return null;
  }

  #open(index: number, target: Element | null): boolean {
    if (!this.isConnected) return false;
    this.#index = index;
    this.#setTarget(target);
    void this.#reveal();
    return true;
  }

  #setTarget(target: Element | null): void {
    this.#target = target;
    this.requestUpdate();
  }

  async #reveal(): Promise<void> {
    await this.updateComplete;
    const {popup} = this;
    if (popup === null || this.#index < 0) return;
    if (this.#listening === null) {
      this.#restoreFocus = rememberFocus(this.ownerDocument);
      this.#listening = new AbortController();
      // After the layers of the document, of which one Escape closes only the last.
      const {defaultView} = this.ownerDocument;
      defaultView?.addEventListener('keydown', this.#handleKeydown, {signal: this.#listening.signal});
    }
    if (!popup.matches(':popover-open')) popup.showPopover?.();
    this.#scroll();
    this.#placement.place();
    this.focus({preventScroll: true});
  }

  #scroll(): void {
    const box = this.#target?.getBoundingClientRect();
    if (box === undefined) return;
    const isVisible = box.top >= 0 && box.bottom <= innerHeight;
    const behavior = motionDuration(this) > 0 ? 'smooth' : 'auto';
    this.#target?.scrollIntoView({block: isVisible ? 'nearest' : 'center', inline: 'nearest', behavior});
  }

  #follow(box: Box): void {
    if (this.highlight === null) return;
    const {style} = this.highlight;
    for (const [name, length] of Object.entries(box)) style.setProperty(name, `${length}px`);
  }

  readonly #handleKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const isAbove = event
      .composedPath()
      .some(
        node => node instanceof HTMLDialogElement && node.matches(':modal') && !composedContains(node, this),
      );
    if (isAbove) return;
    event.preventDefault();
    this.#end('escape');
  };

  #end(reason: TourEndReason): void {
    const {index} = this;
    if (index === null) return;
    this.#close();
    if (reason !== 'api' && this.rememberAs)
      store(this.rememberAs, true, cause =>
        this[warn](
          'that the tour was seen could not be remembered, because localStorage does not store it.',
          cause,
        ),
      );
    const detail: TourEndDetail = {index, reason};
    this.dispatchEvent(new CustomEvent('lc-tour-end', {detail}));
  }

  #close(): void {
    if (this.#index < 0) return;
    this.#index = -1;
    this.#placement.stop();
    this.#listening?.abort();
    this.#listening = null;
    const focused = deepActiveElement(this.ownerDocument);
    // It is still visible while it closes, and Chromium ends :focus-within at the top layer.
    if (composedContains(this, focused)) (focused as HTMLElement).blur();
    if (this.popup?.matches(':popover-open')) this.popup.hidePopover();
    this.#setTarget(null);
    this.#restoreFocus?.(this);
  }
}
