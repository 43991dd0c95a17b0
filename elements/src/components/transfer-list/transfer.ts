import type {LocalizeController} from '../../controllers/localize.controller.js';
import type {FormControlElement} from '../../base/form-control-element.js';
import type {Option} from '../../core/options/index.js';
import {rememberLast} from '../../core/remember-last.js';
import {sendEdit} from '../../dom/events.js';
import type {TransferListValue} from './transfer-list-value.js';
import {TransferSide} from './transfer-side.js';

/** What the lists need of their element. */
export type TransferHost = FormControlElement & {
  readonly options: readonly Option[];
  readonly reorderable: boolean;
};

/** The two lists, and what users do with them: they move options and order the chosen ones. Each sends its events. */
export class Transfer {
  /** What the last move did, for screen readers. */
  said = '';
  readonly available: TransferSide;
  readonly chosen: TransferSide;
  readonly #host: TransferHost;
  readonly #value: TransferListValue;
  readonly #localize: LocalizeController;
  readonly #rest = rememberLast(
    ({options, typed}: {options: readonly Option[]; typed: readonly string[]}) => {
      const chosen = new Set(typed);
      return options.filter(({value}) => !chosen.has(value));
    },
  );
  readonly #chosenOptions = rememberLast(
    ({value}: {value: TransferListValue; options: readonly Option[]; typed: readonly string[]}) =>
      value.options,
  );

  constructor(host: TransferHost, value: TransferListValue, localize: LocalizeController) {
    this.#host = host;
    this.#value = value;
    this.#localize = localize;
    this.available = new TransferSide(host, 'available', () =>
      this.#rest({options: host.options, typed: value.typed}),
    );
    this.chosen = new TransferSide(host, 'chosen', () =>
      this.#chosenOptions({value, options: host.options, typed: value.typed}),
    );
  }

  /** Whether more options are selected than may be chosen. */
  get isTooMany(): boolean {
    return this.available.selected.length > Math.max(0, this.#value.room);
  }

  /** Forgets what is selected, and the searches. */
  clear(): void {
    this.available.clear();
    this.chosen.clear();
  }

  /**
   * Moves options to the other list.
   *
   * @param before The value of the chosen option after them. By default, they are the last ones.
   */
  move(from: TransferSide, moved: readonly Option[], before?: string): void {
    const {available, chosen} = this;
    const value = this.#value;
    const isAdded = from === available;
    if (moved.length === 0) return;
    if (isAdded && moved.length > value.room) return this.#say(this.#localize.term('optionLimit', value.max));
    const values = moved.map(option => option.value);
    from.release(new Set(values));
    this.#apply(() => (isAdded ? value.add(values, before) : value.remove(values)));
    (isAdded ? chosen : available).show(values[0]!);
    this.#say(this.#movedText(moved, isAdded));
    this.#send();
  }

  /** Moves chosen options one place up or down. */
  step(by: -1 | 1): void {
    const moved = this.chosen.movable;
    if (!this.#host.reorderable || moved.length === 0) return;
    const values = new Set(moved.map(({value}) => value));
    const order = this.chosen.matches.map(({value}) => value);
    // The first one in the direction moves first, and those behind it follow.
    const from = by === -1 ? 0 : order.length - 1;
    for (let index = from; index in order; index -= by) {
      const other = order[index + by];
      const value = order[index]!;
      if (other === undefined || !values.has(value) || values.has(other)) continue;
      order[index + by] = value;
      order[index] = other;
    }
    this.#reorder(moved, () => this.#value.arrange(order));
  }

  /** Moves chosen options before another one; by default, to the end. */
  place(moved: readonly Option[], before?: string): void {
    this.#reorder(moved, () =>
      this.#value.add(
        moved.map(({value}) => value),
        before,
      ),
    );
  }

  #reorder(moved: readonly Option[], change: () => void): void {
    const {typed: old} = this.#value;
    this.#apply(change);
    const {typed} = this.#value;
    if (typed === old || moved.length === 0) return;
    const [{text, value}] = moved as readonly [Option];
    this.chosen.show(value);
    this.#say(this.#localize.term('optionPosition', text, typed.indexOf(value) + 1, typed.length));
    this.#send();
  }

  #apply(change: () => void): void {
    const old = this.#value.typed;
    change();
    this.#host.requestUpdate('value', old);
  }

  #send(): void {
    sendEdit(this.#host);
  }

  #movedText({length, 0: first}: readonly Option[], isAdded: boolean): string {
    const texts = this.#localize;
    if (length === 1) return texts.term(isAdded ? 'optionAdded' : 'optionRemoved', first!.text);
    return texts.term(isAdded ? 'optionsAdded' : 'optionsRemoved', length);
  }

  #say(text: string): void {
    this.said = text;
    this.#host.requestUpdate();
  }
}
