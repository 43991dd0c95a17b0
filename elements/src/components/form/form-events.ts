import type {Path, PlainValues} from '../../core/form/index.js';

/** An issue of a form. */
export interface FormIssue {
  /** The keys to the value, such as `['items', 0, 'qty']`. Empty for the form as a whole. */
  readonly path: Path;
  /** The name of the field, or `''` if no control has this path. */
  readonly name: string;
  /** The label of the field. */
  readonly label: string;
  /** The message, in the same words as at the field. */
  readonly message: string;
  /** The control, or null for an issue without one. */
  readonly element: HTMLElement | null;
  /** Who found it: the control by its own attributes and rules, the schema of the form, or the server. */
  readonly source: 'control' | 'schema' | 'server';
}

/** The detail of `lc-submit`. */
export interface FormSubmitDetail<Values = unknown> {
  /** The values of the form, as its schema returns them. */
  readonly values: Values;
  /**
   * The values for JSON: a day is `yyyy-MM-dd` and a date with a time `yyyy-MM-ddTHH:mm`, both in local time, and a file is
   * its name. `JSON.stringify` would write a `Date` in UTC, as the day before in many time zones.
   */
  readonly plainValues: PlainValues<Values>;
}

/** The detail of `lc-issues`. */
export interface FormIssuesDetail {
  /** All issues of the form, or of the step that was checked, in document order. Those without a control come last. */
  readonly issues: readonly FormIssue[];
}

/**
 * The event `lc-submit`: the values of a form are valid. If no listener cancels it or calls `waitUntil`, and there is no
 * `onSubmit`, the browser submits the form.
 */
export class FormSubmitEvent<Values = unknown> extends CustomEvent<FormSubmitDetail<Values>> {
  readonly #promises: unknown[] = [];

  constructor(values: Values, plainValues: PlainValues<Values>) {
    super('lc-submit', {bubbles: true, cancelable: true, detail: {values, plainValues}});
  }

  /**
   * Keeps the form pending until a promise settles, and the browser from submitting it. Meanwhile, the form cannot be
   * submitted again. If the promise is rejected, all values are kept, so that the user can try again. If it resolves to
   * a list of issues, they are shown as those of the server.
   */
  waitUntil(promise: PromiseLike<unknown>): void {
    this.preventDefault();
    this.#promises.push(promise);
  }

  /** Returns what to wait for. */
  static promisesOf(event: FormSubmitEvent): readonly unknown[] {
    return event.#promises;
  }
}

declare global {
  interface HTMLElementEventMap {
    'lc-submit': FormSubmitEvent;
    'lc-issues': CustomEvent<FormIssuesDetail>;
    'lc-submitted': Event;
    'lc-reveal': Event;
  }
}
