import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {FormIssuesDetail} from '../form/form-events.js';
import type {StepChangeDetail} from '../steps/step-change.js';

type IssuesEvent = CustomEvent<FormIssuesDetail>;

/** What follows the attempts to submit a form. */
interface AttemptsHost extends ReactiveControllerHost, HTMLElement {
  /** The ID of the form. If empty, it is the form around the element. */
  readonly for: string | null | undefined;
}

interface AttemptsOptions {
  /**
   * Called when the form cannot be submitted, or the server has issues; with null when the issues no longer count, because
   * the form was submitted or reset, or the user has gone to another step of it.
   */
  readonly update: (event: IssuesEvent | null) => void;
  /** Called when any form sends an event, but there is no form to follow. */
  readonly warn: () => void;
}

const EVENTS = ['lc-issues', 'lc-submitted', 'reset'];

/** It does not bubble. */
const STEP_EVENT = 'lc-after-step-change';

/**
 * Follows the attempts to submit a form. It listens to the document or the shadow root, so that the form may be added,
 * replaced, or renamed later, and the listeners of the app can cancel each event first.
 */
export class FailedAttemptsController implements ReactiveController {
  readonly #host: AttemptsHost;
  readonly #options: AttemptsOptions;
  #root!: Node;
  /** React resets a form after its action, which must not hide the issues that the action has set. */
  #isNew = false;

  constructor(host: AttemptsHost, options: AttemptsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get #form(): Element | null {
    const id = this.#host.for;
    if (!id) return this.#host.closest('form, lc-form');
    return (this.#root as Document | ShadowRoot).getElementById(id);
  }

  hostConnected(): void {
    this.#root = this.#host.getRootNode();
    for (const type of EVENTS) this.#root.addEventListener(type, this);
    this.#root.addEventListener(STEP_EVENT, this, true);
  }

  hostDisconnected(): void {
    for (const type of EVENTS) this.#root.removeEventListener(type, this);
    this.#root.removeEventListener(STEP_EVENT, this, true);
  }

  /** @internal Listens to the root. */
  handleEvent(event: Event): void {
    const form = this.#form;
    if (form === null) this.#options.warn();
    else if (!event.composedPath().includes(form)) return;
    else if (event.type === 'lc-issues') {
      this.#isNew = true;
      setTimeout(() => (this.#isNew = false));
      this.#options.update(event as IssuesEvent);
    } else if (event.type === STEP_EVENT) {
      // The links of the summary lead to other steps as well.
      if ((event as CustomEvent<StepChangeDetail>).detail.reason !== 'issue') this.#options.update(null);
    } else if (event.type !== 'reset' || !(this.#isNew || event.defaultPrevented)) this.#options.update(null);
  }
}
