import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {firstInvalidIn, INVALID, registryOf} from '../../base/form-registry.js';
import {PressController} from '../../controllers/press.controller.js';
import {FormReset} from '../../dom/form-reset.js';
import {isSubmittedByEnter} from '../../dom/implicit-submission.js';
import {memberOf} from '../../dom/member-of.js';
import type {FormIssuesDetail} from '../form/form-events.js';
import type {LcStep} from '../step/step.js';

/** The steps of a form, as seen by what follows the form. */
interface FormSteps extends ReactiveControllerHost, HTMLElement {
  readonly steps: readonly LcStep[];
  next(): Promise<boolean>;
}

interface StepFormOptions {
  /** The step that is shown. */
  readonly active: () => LcStep | null;
  /** Called with the step in which a field must be visible. */
  readonly open: (step: LcStep) => void;
  /** Called when the form is reset. */
  readonly restart: () => void;
}

const OWN_EVENTS = ['keydown', 'lc-reveal', 'input', 'change', 'focusout'];
const FORM_EVENTS = ['lc-issues', 'reset'];

/**
 * The form of the steps: checks a step, remembers which steps have errors, and opens the step of an invalid field. In a form
 * without a connection, the browser validates, and a step is checked like a form that is submitted.
 */
export class StepFormController implements ReactiveController {
  readonly #host: FormSteps;
  readonly #options: StepFormOptions;
  readonly #press: PressController;
  /** The steps in which an attempt has found an invalid field that is still invalid. */
  readonly #invalid = new Set<LcStep>();
  /** The fields with an issue of the server, which are valid. */
  readonly #rejected = new Set<EventTarget>();
  #form: HTMLFormElement | null = null;
  /** Issues of a server survive a reset in the same task, such as the one after an action of React 19. */
  #areIssuesNew = false;
  readonly #reset = new FormReset(() => {
    this.#rejected.clear();
    this.#invalid.clear();
    this.#options.restart();
  });

  constructor(host: FormSteps, options: StepFormOptions) {
    this.#host = host;
    this.#press = new PressController(host);
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#form = this.#host.closest('form');
    this.#listen('addEventListener');
  }

  hostDisconnected(): void {
    this.#listen('removeEventListener');
  }

  /** Applies a reset of the form that has happened, before the step is read or changes. */
  settleReset(): void {
    this.#reset.settle();
  }

  /** Whether an attempt has found an invalid field in a step. */
  isInvalid(step: LcStep): boolean {
    return this.#invalid.has(step);
  }

  /** Checks the fields of a step, shows their messages, and focuses the first invalid one. */
  async check(step: LcStep, isCurrent: () => boolean): Promise<boolean> {
    const isValid = await this.#validate(step, isCurrent);
    if (isCurrent()) this.#mark(isValid ? [] : [step]);
    return isValid;
  }

  /** @internal Listens to the steps, their form, and the root. */
  handleEvent(event: Event): void {
    // A reset can remove what has the focus. Where it goes next is not known yet, and a step that is hidden moves it.
    if (event.type !== 'focusout') this.#reset.settle();
    switch (event.type) {
      case 'keydown':
        return this.#handleKey(event as KeyboardEvent);
      case 'lc-reveal':
        return this.#open(step => event.composedPath().includes(step));
      case 'lc-issues':
        return this.#handleIssues((event as CustomEvent<FormIssuesDetail>).detail);
      case 'invalid':
        return this.#handleInvalid(event.target as Element);
      case 'reset':
        if (!this.#areIssuesNew) this.#reset.handle(event);
        return;
      default:
        this.#rejected.delete(event.target!);
        if (event.type !== 'input' && this.#invalid.size > 0) this.#mark();
    }
  }

  #listen(method: 'addEventListener' | 'removeEventListener'): void {
    for (const type of OWN_EVENTS) this.#host[method](type, this);
    this.#host[method]('invalid', this, true);
    if (this.#form === null) return;
    for (const type of FORM_EVENTS) memberOf(this.#form, method)(type, this);
  }

  async #validate(step: LcStep, isCurrent: () => boolean): Promise<boolean> {
    if (this.#form === null) return true;
    const registry = registryOf(this.#form);
    const {supervisor, parts} = registry;
    if (supervisor !== null) return supervisor.validate(step, isCurrent);
    if (memberOf(this.#form, 'noValidate')) return true;
    const controls = this.#controlsOf(step);
    for (const control of controls) await parts.get(control)?.complete;
    if (!isCurrent()) return false;
    for (const control of controls) parts.get(control)?.handleSubmitAttempt();
    const first = firstInvalidIn(controls);
    // The other steps show no messages yet.
    registry.scope = step;
    first?.reportValidity();
    registry.scope = null;
    return first === undefined;
  }

  #controlsOf(step: LcStep): HTMLInputElement[] {
    const controls = this.#form === null ? [] : memberOf(this.#form, 'elements');
    return [...(controls as Iterable<HTMLInputElement>)].filter(control => step.contains(control));
  }

  /** Enter in a field of a step before the last one goes on instead of submitting the form. */
  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
    const active = this.#options.active();
    const isLast = active === this.#host.steps.at(-1);
    if (isLast || !active?.contains(event.target as Node)) return;
    if (!isSubmittedByEnter(event.composedPath()[0])) return;
    event.preventDefault();
    void this.#host.next();
  }

  #handleIssues({issues}: FormIssuesDetail): void {
    this.#areIssuesNew = true;
    setTimeout(() => (this.#areIssuesNew = false));
    this.#rejected.clear();
    const found = issues.flatMap(({element}) => element ?? []);
    for (const {element, source} of issues)
      if (element !== null && source === 'server') this.#rejected.add(element);
    this.#mark(this.#host.steps.filter(step => found.some(element => step.contains(element))));
    const first = found.find(element => this.#host.contains(element));
    this.#open(step => first !== undefined && step.contains(first));
  }

  /**
   * The browser can only focus a visible field. An app may also ask whether the form is valid at any time, which must not
   * change the step, so this is about what the user has pressed.
   */
  #handleInvalid(control: Element): void {
    const step = this.#host.steps.find(one => one.contains(control));
    if (!this.#press.isPressed || step === undefined || this.#form === null) return;
    const {firstInvalid, supervisor} = registryOf(this.#form);
    if (supervisor !== null) return;
    this.#mark([step]);
    if (control === firstInvalid) this.#options.open(step);
  }

  #open(hasField: (step: LcStep) => boolean): void {
    const step = this.#host.steps.find(hasField);
    if (step !== undefined) this.#options.open(step);
  }

  /** Marks steps as invalid, and drops the marks of those that are valid now. */
  #mark(found: readonly LcStep[] = []): void {
    for (const step of found) this.#invalid.add(step);
    for (const step of this.#invalid) if (!this.#hasIssue(step)) this.#invalid.delete(step);
    this.#host.requestUpdate();
  }

  #hasIssue(step: LcStep): boolean {
    return this.#controlsOf(step).some(control => control.matches(INVALID) || this.#rejected.has(control));
  }
}
