import {html, nothing, type TemplateResult} from 'lit';
import {normalizeHeadingLevel} from '../../base/attributes/heading-level.js';
import {property} from '../../base/attributes/property.js';
import {LcElement} from '../../base/lc-element.js';
import {localize, renderNow, setState, warn} from '../../base/members.js';
import {LocalizeController} from '../../controllers/localize.controller.js';
import {errorSummaryTexts} from '../../core/localization/english/forms.js';
import {focusField} from '../../dom/focus-field.js';
import {messageIcon} from '../../icons/icons.js';
import type {FormIssue, FormIssuesDetail} from '../form/form-events.js';
import {listedIssues} from '../form/listed-issues.js';
import {errorSummaryStyles} from './error-summary.styles.js';
import {FailedAttemptsController} from './failed-attempts.controller.js';

/** A longer list helps nobody, and would take long to render. */
const MOST_SHOWN = 50;

/**
 * A list of all issues of a form, which is shown and gets the focus when the form cannot be submitted, or when its server has
 * issues. Each issue is a link to its field, in the same words as at the field. Put the element into a form of
 * `connectForm()`, `<lc-form>`, or React's `Form`, usually as its first child, or name the form with `for`.
 *
 * The list stays as it is while the user corrects the values. The next failed attempt replaces it, and a successful one, the
 * next step of `<lc-steps>`, or a reset hides it. Until the first failed attempt, the element takes no space.
 *
 * @tag lc-error-summary
 * @summary A list of all issues of a form, with links to the fields, that gets the focus after a failed attempt.
 * @csspart base - The box, which gets the focus.
 * @csspart heading - The heading.
 * @csspart list - The list of issues.
 * @csspart link - The link to a field.
 * @cssstate visible - The last attempt to submit the form has failed.
 * @cssprop --lc-error-summary-background - Background color.
 * @cssprop --lc-error-summary-border-color - Border color.
 * @cssprop --lc-error-summary-color - Text color.
 */
export class LcErrorSummary extends LcElement {
  static override styles = errorSummaryStyles;

  protected readonly [localize] = new LocalizeController(this, errorSummaryTexts);

  /**
   * The ID of the form, or of an element around it, such as `<lc-form>`. It must be in the same document or shadow root.
   * Default `''`: the form around the element.
   */
  @property({default: ''}) for!: string;

  /** The text of the heading. Null: the number of issues, such as "There are 3 problems", in the language of the page. */
  @property({default: null}) heading!: string | null | undefined;

  /** The level of the heading in the outline of the page, 1 to 6. Default 2. Other values warn and fall back to 2. */
  @property({attribute: 'heading-level', type: Number, default: 2}) headingLevel!: number;

  /** Leaves the focus to the first invalid field, if there is one. The summary is still shown. */
  @property({attribute: 'no-focus', type: Boolean, default: false}) noFocus!: boolean;

  #issues: readonly FormIssue[] = [];

  constructor() {
    super();
    new FailedAttemptsController(this, {
      update: event => this.#update(event),
      warn: () => this[warn]('it needs a form around it, or for with the ID of a form.'),
    });
  }

  /** Focuses the summary, if it is visible. */
  override focus(options?: FocusOptions): void {
    this[renderNow]();
    this.shadowRoot?.querySelector<HTMLElement>('.base')?.focus(options);
  }

  protected override render(): TemplateResult | typeof nothing {
    const {length} = this.#issues;
    if (length === 0) return nothing;
    const shown = firstOf(this.#issues);
    const hidden = length - shown.length;
    return html`
      <div part="base" class="base" role="group" tabindex="-1" aria-labelledby="heading">
        <div
          part="heading"
          class="message-text heading"
          id="heading"
          role="heading"
          aria-level=${normalizeHeadingLevel(this.headingLevel, message => this[warn](message))}
        >
          ${messageIcon()}${this.heading ?? this[localize].term('errorCount', length)}
        </div>
        <ul part="list" class="list">
          ${shown.map(issue => html`<li>${renderIssue(issue)}</li>`)}
          ${hidden > 0 ? html`<li>${this[localize].term('moreErrors', hidden)}</li>` : nothing}
        </ul>
      </div>
    `;
  }

  /** Shows the issues of a failed attempt, or hides them. */
  #update(event: CustomEvent<FormIssuesDetail> | null): void {
    this.#issues = event?.detail.issues ?? [];
    this[setState]('visible', this.#issues.length > 0);
    this.requestUpdate();
    // A field that gets the focus must not move afterwards.
    this[renderNow]();
    if (event === null) return;
    if (this.checkVisibility?.() ?? true) listedIssues.add(event);
    const isLeftToField = this.noFocus && this.#issues[0]?.element;
    if (isLeftToField || event.defaultPrevented) return;
    focusField(this);
    // If the app hides the summary, the first invalid field gets the focus.
    if (!this.shadowRoot?.activeElement) return;
    event.preventDefault();
    // The summary may be taller than the page.
    this.shadowRoot.querySelector('.heading')!.scrollIntoView({block: 'nearest'});
  }
}

/** Returns the first issues with a field, and the first without one, which no other place shows. */
function firstOf(issues: readonly FormIssue[]): FormIssue[] {
  let links = 0;
  let texts = 0;
  return issues.filter(({element}) => (element === null ? (texts += 1) : (links += 1)) <= MOST_SHOWN);
}

function renderIssue({element, message}: FormIssue): TemplateResult | string {
  if (element === null) return message;
  const focus = (event: Event): void => {
    event.preventDefault();
    focusField(element);
  };
  return html`<a part="link" class="link" href="#${element.id}" @click=${focus}>${message}</a>`;
}
