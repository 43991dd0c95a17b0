import type {Issue} from '../validation/index.js';
import type {Option} from './option.js';

/** The source of a choice's options and initial value. Both can change at any time. */
export interface ChoiceSource {
  /** The options of the app. If there are none, they are expected to load later. */
  options: () => readonly Option[];
  startValue: () => string;
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
  #given: string | null = null;

  constructor(source: ChoiceSource) {
    this.#source = source;
  }

  /** The value that was set or chosen, or the initial value, even if it has no option. */
  get wanted(): string {
    return this.#given ?? this.#source.startValue();
  }

  /** The selected option, or undefined. */
  get option(): Option | undefined {
    const {wanted} = this;
    if (this.#source.optionFor !== undefined) return this.#source.optionFor(wanted);
    return this.#source.options().find(({value}) => value === wanted);
  }

  /** The value of the selected option, or `''`. */
  get value(): string {
    return this.#isAwaited ? this.wanted : (this.option?.value ?? '');
  }

  /** The submitted value, or null for nothing, such as for a disabled option (HTML standard, "entry list"). */
  get submitted(): string | null {
    return this.#isAwaited ? this.wanted : this.#submittedOption;
  }

  /** The issue of a required choice, which needs an option that is neither disabled nor empty. */
  issue(isRequired: boolean): Issue | null {
    return isRequired && !this.#submittedOption ? {code: 'valueMissing'} : null;
  }

  /** Sets the value, from the app or the user. */
  give(value: string): void {
    this.#given = value;
  }

  /** Resets to the initial value. */
  clear(): void {
    this.#given = null;
  }

  get #isAwaited(): boolean {
    return this.wanted !== '' && this.#source.options().length === 0;
  }

  get #submittedOption(): string | null {
    const {option} = this;
    return option === undefined || option.disabled ? null : option.value;
  }
}
