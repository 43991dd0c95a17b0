import type {Issue} from '../validation/index.js';
import type {Option} from './option.js';

/** Where a choice's options and start value come from; both may change at any time. */
export interface ChoiceSource {
  /** The options of the page. While there are none, they are expected to come. */
  options: () => readonly Option[];
  startValue: () => string;
  /** The option that a value chooses. Default: the first that has it. */
  optionFor?: ((value: string) => Option | undefined) | undefined;
}

/**
 * What a control holds whose value is one of its options: a value that was set or chosen, or else its start value.
 *
 * A value that is no option counts as none, as in a native select and a native radio group (HTML standard, "select",
 * "RadioNodeList"). It is kept all the same, and chosen once an option has it: a page that loads its options sets the
 * value first, and hears of nothing that it would have to set again. While there are no options at all, it stands.
 */
export class Choice {
  readonly #source: ChoiceSource;
  #given: string | null = null;

  constructor(source: ChoiceSource) {
    this.#source = source;
  }

  /** What was set or chosen, or the start value, whether it is an option or not. */
  get wanted(): string {
    return this.#given ?? this.#source.startValue();
  }

  /** The option that is chosen; undefined when none is. */
  get option(): Option | undefined {
    const {wanted} = this;
    if (this.#source.optionFor !== undefined) return this.#source.optionFor(wanted);
    return this.#source.options().find(({value}) => value === wanted);
  }

  /** The value of the option that is chosen; empty when none is. */
  get value(): string {
    return this.#isAwaited ? this.wanted : (this.option?.value ?? '');
  }

  /** What the form submits; null for nothing, as for a disabled option (HTML standard, "entry list"). */
  get submitted(): string | null {
    return this.#isAwaited ? this.wanted : this.#submittedOption;
  }

  /** What is wrong with it where a choice is required: only an option counts, and not a disabled or an empty one. */
  issue(isRequired: boolean): Issue | null {
    return isRequired && !this.#submittedOption ? {code: 'valueMissing'} : null;
  }

  /** Takes a value of the page or of the user. */
  give(value: string): void {
    this.#given = value;
  }

  /** Goes back to the start value. */
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
