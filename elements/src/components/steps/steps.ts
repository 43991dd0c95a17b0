import {html, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../../base/attributes/property.js';
import {MEMBER_CHANGED, PLACE} from '../../base/group-place.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, setState, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {stepsTexts} from '../../core/localization/english/forms.js';
import {ariaNameOf} from '../../dom/aria-name.js';
import {hasFocusWithin} from '../../dom/focus.js';
import {isServerView} from '../../dom/server-view.js';
import {checkIcon} from '../../icons/icons.js';
import type {LcStep} from '../step/step.js';
import type {StepChangeDetail, StepChangeReason} from './step-change.js';
import {StepFormController} from './step-form.controller.js';
import {stepsStyles} from './steps.styles.js';

export type {StepChangeDetail, StepChangeReason} from './step-change.js';

/* eslint-disable lit-a11y/no-redundant-role -- WebKit does not expose a list without bullets unless it has a role. */

/**
 * The steps of one form, shown one at a time, with a list of them. Put it into a `<form>`, and `<lc-step heading="…">` elements
 * into it.
 *
 * Next checks only the fields of the current step: with the schema of the form, if it is one of `connectForm()`, `<lc-form>`,
 * or React's `Form`, and otherwise like the browser. While an asynchronous rule is checking, Next is busy, and Back cancels
 * it. Enter in a field goes to the next step, and submits the form in the last one. Back and the list lead to the steps before
 * without a check. Hidden steps keep their values and are submitted.
 *
 * If the form cannot be submitted, or its server has issues, the first step with an issue is shown. A link of an
 * `<lc-error-summary>` shows the step of its field. In a form that the browser validates, this needs a click or a key: after a
 * `requestSubmit()` of a timer, call `show()`.
 *
 * @tag lc-steps
 * @summary The steps of one form, which are checked one by one.
 * @slot - The `<lc-step>` elements.
 * @slot submit - The submit button, which is visible in the last step.
 * @slot footer - Replaces the buttons. Call `next()` and `previous()` from your own.
 * @fires {CustomEvent<StepChangeDetail>} lc-step-change - Sent before another step is shown, after the current one was checked.
 *   Cancel it to stay, unless the reason is an issue. Not sent when `active` is set.
 * @fires {CustomEvent<StepChangeDetail>} lc-after-step-change - Sent after another step is shown.
 * @csspart list - The list of steps.
 * @csspart item - A step in the list.
 * @csspart marker - The number or sign of a step in the list.
 * @csspart footer - The row of buttons.
 * @csspart previous - The `<lc-button>` that goes back.
 * @csspart next - The `<lc-button>` that goes on.
 * @cssstate pending - The fields of the step are being checked.
 * @cssprop --lc-steps-gap - Space between the list, the step, and the buttons.
 */
export class LcSteps extends LcElement {
  static override styles = stepsStyles;

  protected readonly [localize] = new LocalizeController(this, stepsTexts);

  /** The text of the button that goes to the next step. Null: "Next", in the language of the page. */
  @property({attribute: 'next-text', default: null}) nextText!: string | null | undefined;

  /** The text of the button that goes to the previous step. Null: "Back", in the language of the page. */
  @property({attribute: 'previous-text', default: null}) previousText!: string | null | undefined;

  readonly #form: StepFormController = new StepFormController(this, {
    active: () => this.#current,
    open: step => this.#go(step, 'issue'),
    restart: () => this.#restart(),
  });
  #steps: readonly LcStep[] = [];
  #current: LcStep | null = null;
  /** The step to show as soon as it exists. */
  #wanted = '';
  /** The highest index that was shown. The steps before it are done. */
  #reached = 0;
  /** The check of the current step, if it is pending. */
  #check: object | null = null;

  /**
   * The step that is shown: its `name`, or its index, which starts at 0. After the user has moved on, it is the name of the
   * step, or its index if it has no name. Default 0. If there is no such step, it warns, and the first one is shown.
   */
  @property()
  get active(): string | number {
    this.#form.settleReset();
    return this.#wanted || this.#current?.name || this.#index;
  }
  set active(active: string | number | null | undefined) {
    this.#form.settleReset();
    const previous = this.#current;
    const hadFocus = !isServerView && previous !== null && hasFocusWithin(previous);
    this.#stopChecking();
    this.#wanted = String(active ?? '') || '0';
    this.#refresh();
    if (hadFocus && previous !== this.#current) this.#current?.focus();
  }

  /** The steps in order. */
  get steps(): readonly LcStep[] {
    return this.#steps;
  }

  /** Whether the fields of the step are being checked. */
  get pending(): boolean {
    return this.#check !== null;
  }

  /**
   * Checks the current step, and shows the next one if it is valid. Otherwise, the first invalid field gets the focus. Resolves
   * to whether the next step is shown. A newer call, and every other change of the step, supersedes it.
   */
  async next(): Promise<boolean> {
    this.#form.settleReset();
    return this.#advance(() => this.#steps[this.#index + 1], 'next');
  }

  /** Shows the previous step without a check. Returns whether it is shown. */
  previous(): boolean {
    this.#form.settleReset();
    return this.#go(this.#steps[this.#index - 1], 'previous');
  }

  /** Shows a step without a check. Returns whether it is shown. The step is its name, or its index, which starts at 0. */
  show(step: string | number): boolean {
    this.#form.settleReset();
    const found = this.#find(String(step));
    if (found === undefined) this[warn](`show() needs the name or the index of a step, not "${step}".`);
    return this.#go(found, 'api');
  }

  /** Focuses the heading of the current step. */
  override focus(options?: FocusOptions): void {
    this.#current?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#refresh();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopChecking();
  }

  /** @internal */
  [MEMBER_CHANGED](): void {
    this.#refresh();
  }

  protected override willUpdate(): void {
    // While it hydrates, it does not know its children.
    if (this.#steps.length === 0) this.#refresh();
  }

  protected override render(): TemplateResult {
    const texts = this[localize];
    const steps = isServerView ? [] : this.#steps;
    const isLast = steps.at(-1) === this.#current || steps.length === 0;
    return html`
      <div class="head">
        <ol
          part="list"
          class="list"
          role="list"
          ?hidden=${steps.length === 0}
          aria-label=${ariaNameOf(this) || texts.term('steps')}
        >
          ${steps.map((step, index) => this.#renderItem(step, index))}
        </ol>
      </div>
      <slot @slotchange=${this.#handleSlotChange}></slot>
      <slot name="footer">
        <div part="footer" class="footer">
          <lc-button
            part="previous"
            variant="secondary"
            ?hidden=${steps.length === 0 || this.#index === 0}
            @click=${this.#handlePrevious}
            >${this.previousText ?? texts.term('previousStep')}</lc-button
          >
          <lc-button part="next" ?hidden=${isLast} ?loading=${this.pending} @click=${this.#handleNext}
            >${this.nextText ?? texts.term('nextStep')}</lc-button
          >
          <slot name="submit" ?hidden=${!isLast}></slot>
        </div>
      </slot>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this[setState]('pending', this.pending);
    this.#warnOfNames();
  }

  get #index(): number {
    return Math.max(0, this.#current === null ? 0 : this.#steps.indexOf(this.#current));
  }

  #renderItem(step: LcStep, index: number): TemplateResult {
    const isActive = step === this.#current;
    const isInvalid = this.#form.isInvalid(step);
    const isDone = !isActive && !isInvalid && index < this.#reached;
    const content = html`
      <span part="marker" class="marker" aria-hidden="true"
        >${isInvalid ? '!' : isDone ? checkIcon() : index + 1}</span
      >
      <span class="label">${step.heading}</span>
      ${
        isInvalid || isDone
          ? html`<span class="visually-hidden"
              >${` (${this[localize].term(isInvalid ? 'stepInvalid' : 'stepDone')})`}</span
            >`
          : nothing
      }
    `;
    const name = `item${isActive ? ' is-active' : ''}${isInvalid ? ' is-invalid' : isDone ? ' is-done' : ''}`;
    return html`
      <li part="item" class=${name} aria-current=${isActive ? 'step' : nothing}>
        ${
          isActive || index > this.#reached
            ? html`<span class="step">${content}</span>`
            : html`<button class="step" type="button" @click=${() => this.#handleItem(step)}>
                ${content}
              </button>`
        }
      </li>
    `;
  }

  readonly #handlePrevious = (): void => void this.previous();

  readonly #handleNext = (): void => void this.next();

  /** Back needs no check. */
  #handleItem(step: LcStep): void {
    if (this.#steps.indexOf(step) < this.#index) this.#go(step, 'list');
    else void this.#advance(() => step, 'list');
  }

  readonly #handleSlotChange = (): void => {
    this.#refresh();
    if (this.#steps.length === 0) this[warn]('it needs <lc-step> elements inside.');
  };

  #warnOfNames(): void {
    const names = this.#steps.map(({name}) => name).filter(Boolean);
    const twice = names.find((name, index) => names.indexOf(name) < index);
    if (twice !== undefined) this[warn](`two steps have the name "${twice}"; it means the first one.`);
    // The parser may not have reached it yet.
    if (this.#wanted !== '' && this.#steps.length > 0 && this.ownerDocument.readyState !== 'loading')
      this[warn](`active must be the name or the index of a step, not "${this.#wanted}".`);
  }

  #find(key: string): LcStep | undefined {
    const named = key === '' ? undefined : this.#steps.find(({name}) => name === key);
    return named ?? (/^\d+$/.test(key) ? this.#steps[Number(key)] : undefined);
  }

  async #advance(target: () => LcStep | undefined, reason: StepChangeReason): Promise<boolean> {
    const step = this.#current;
    if (step === null || target() === undefined) return false;
    const check = {};
    this.#check = check;
    this.requestUpdate();
    const isValid = await this.#form.check(step, () => this.#check === check);
    if (this.#check !== check) return false;
    this.#stopChecking();
    return isValid && this.#go(target(), reason);
  }

  #stopChecking(): void {
    this.#check = null;
    this.requestUpdate();
  }

  /** Shows a step, and moves the focus to its heading, unless it goes to a field with an issue. */
  #go(step: LcStep | undefined, reason: StepChangeReason): boolean {
    if (step === undefined || step === this.#current) return false;
    const detail = {from: this.#index, to: this.#steps.indexOf(step), name: step.name, reason};
    const isFree = reason !== 'issue';
    const event = new CustomEvent<StepChangeDetail>('lc-step-change', {cancelable: isFree, detail});
    if (!this.dispatchEvent(event) && isFree) return false;
    this.#stopChecking();
    this.#wanted = '';
    this.#current = step;
    this.#refresh();
    if (isFree) {
      step.focus({preventScroll: true});
      step.scrollIntoView({block: 'nearest'});
      this.shadowRoot?.querySelector('.head')?.scrollIntoView({block: 'nearest'});
    }
    this.dispatchEvent(new CustomEvent<StepChangeDetail>('lc-after-step-change', {detail}));
    return true;
  }

  #restart(): void {
    this.#stopChecking();
    this.#reached = 0;
    this.active = 0;
  }

  /** Reads the steps, and shows the current one. A step that is gone is followed by the one in its place. */
  #refresh(): void {
    if (isServerView) return;
    const index = this.#index;
    this.#steps = [...this.children].filter((child): child is LcStep => child.localName === 'lc-step');
    const wanted = this.#wanted === '' ? undefined : this.#find(this.#wanted);
    if (wanted !== undefined) {
      this.#current = wanted;
      this.#wanted = '';
    } else if (this.#current === null || !this.#steps.includes(this.#current))
      this.#current = this.#steps[index] ?? this.#steps.at(-1) ?? null;
    this.#reached = Math.max(this.#reached, this.#index);
    const {length: count} = this.#steps;
    for (const [at, step] of this.#steps.entries())
      // A step that is not defined yet will ask.
      if (PLACE in step) step[PLACE].set({position: at + 1, count, isActive: step === this.#current});
    this.requestUpdate();
  }
}
