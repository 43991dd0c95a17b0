import {describeValue, type Warn} from '../../core/bad-input.js';
import {isText, type TreeSource} from '../../core/tree/tree-data.js';

/** An option of a tree select, with the options inside. */
export interface TreeOption {
  /** The visible text. Default: the value. */
  readonly text?: string | undefined;
  /** The value that the form submits, which no other option has. Default: the text. */
  readonly value?: string | number | undefined;
  /** The options inside. */
  readonly children?: readonly TreeOption[] | null | undefined;
  /** Whether there are options inside that load with `loadChildren` when the user opens the option. Default false. */
  readonly hasChildren?: boolean | undefined;
  /** Whether the option is open at first. Default false. */
  readonly open?: boolean | undefined;
  /** Whether users cannot choose the option and those inside. They can open it. Default false. */
  readonly disabled?: boolean | undefined;
  /** The icon before the text: a string, a Lit template, or a DOM node. */
  readonly icon?: unknown;
}

/** An option as the tree reads it. */
export interface OptionItem extends TreeSource {
  readonly option: TreeOption;
}

const NONE: readonly OptionItem[] = [];

/**
 * Reads options as items of a tree. Those inside are read when the tree asks for them, and an option is always the same item, so
 * that the tree notices options that are inside themselves.
 */
export class TreeOptions {
  readonly #warn: Warn;
  readonly #items = new WeakMap<object, OptionItem>();

  constructor(warn: Warn) {
    this.#warn = warn;
  }

  /** Invalid options warn and are left out. */
  readonly read = (given: unknown): readonly OptionItem[] => {
    if (given === null || given === undefined) return NONE;
    if (Array.isArray(given)) return given.flatMap((option: unknown) => this.#itemOf(option) ?? NONE);
    this.#warn(
      `options must be an array of {text, value}, not ${describeValue(given)}. No options are shown.`,
    );
    return NONE;
  };

  #itemOf(given: unknown): OptionItem | null {
    const option = Object(given) as TreeOption;
    if (![option.value, option.text].some(text => isText(text) && text !== '')) {
      this.#warn(
        `an option must have a text and a value, such as {text: 'Hello', value: 'hello'}, not ${describeValue(given)}.`,
      );
      return null;
    }
    const known = this.#items.get(option);
    if (known !== undefined) return known;
    const {read} = this;
    const item: OptionItem = {
      option,
      value: option.value,
      label: option.text,
      icon: option.icon,
      hasItems: option.hasChildren,
      open: option.open,
      disabled: option.disabled,
      get items() {
        return option.children && read(option.children);
      },
    };
    this.#items.set(option, item);
    return item;
  }
}
