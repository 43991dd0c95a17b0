import {rememberLast} from '../remember-last.js';
import type {Issue} from '../validation/index.js';
import type {Option} from './option.js';

/** The properties of a control that its choice depends on. All can change at any time. */
export interface ChoiceSource {
  /** The options of the app. If there are none, they are expected to load later. */
  options: () => readonly Option[];
  startValue: () => string;
  isRequired: () => boolean;
  /** Returns the option of a value. Default: the first with that value. */
  optionFor?: ((value: string) => Option | undefined) | undefined;
}

/**
 * The value of a control with options: the value that was set or chosen, or the initial value.
 *
 * A value without a matching option counts as empty, like in a native select or radio group (HTML standard, "select",
 * "RadioNodeList"). If options load later, the value is kept and selected once its option arrives, so that an app can
 * set the value first. If there are no options at all, the value counts.
 */
export class Choice {
  readonly #source: ChoiceSource;
  readonly #find = rememberLast(({options, state}: {options: readonly Option[]; state: string}) =>
    options.find(({value}) => value === state),
  );
  #given: string | null = null;

  constructor(source: ChoiceSource) {
    this.#source = source;
  }

  /**
   * The value that was set or chosen, or the initial value, even if it has no option. The browser restores it, so that
   * it is selected once its option loads again.
   */
  get state(): string {
    return this.#given ?? this.#source.startValue();
  }

  /** The selected option, or undefined. */
  get option(): Option | undefined {
    const {state} = this;
    if (this.#source.optionFor !== undefined) return this.#source.optionFor(state);
    return this.#find({options: this.#source.options(), state});
  }

  /** The value of the selected option, or `''`. */
  get typed(): string {
    return this.#isAwaited ? this.state : (this.option?.value ?? '');
  }

  /** The submitted value, or null for nothing, such as for a disabled option (HTML standard, "entry list"). */
  get submitted(): string | null {
    return this.#isAwaited ? this.state : this.#submittedOption;
  }

  /** The issue of a required choice, which needs an option that is neither disabled nor empty. */
  get issue(): Issue | null {
    return this.#source.isRequired() && !this.#submittedOption ? {code: 'valueMissing'} : null;
  }

  /** Whether the app or the user set the value. */
  get isDirty(): boolean {
    return this.#given !== null;
  }

  /** Sets the value, from the app or the user. `undefined` and null reset it. */
  set(value: string | null | undefined): void {
    this.#given = value === null || value === undefined ? null : String(value);
  }

  /** Restores a value that the browser kept. */
  restore(state: unknown): void {
    if (typeof state === 'string') this.#given = state;
  }

  /** Resets to the initial value. */
  clear(): void {
    this.#given = null;
  }

  get #isAwaited(): boolean {
    return this.state !== '' && this.#source.options().length === 0;
  }

  get #submittedOption(): string | null {
    const {option} = this;
    return option === undefined || option.disabled ? null : option.value;
  }
}
