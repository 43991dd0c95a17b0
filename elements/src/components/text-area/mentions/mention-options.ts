import {describeValue, type Warn} from '../../../core/bad-input.js';
import {ItemLoader} from '../../../core/item-loader.js';
import {normalizeOptions, type Option} from '../../../core/options/index.js';
import {LOADED_OPTIONS, type LoadOptions} from '../../../core/options/load-options.js';
import {Suggestions} from '../../../core/options/suggestions.js';
import {delay} from '../../../dom/delay.js';
import type {MentionDraft, Mentions} from './mentions.js';

/** What `MentionOptions` needs. */
interface MentionOptionsParts {
  /** Called when options have loaded, or failed to. */
  readonly changed: () => void;
  readonly warn: Warn;
}

/** The options of one trigger. */
type Source = Suggestions | ItemLoader<Option>;

/** The options of each trigger: those of the app that match the text after it, or those that load for it. */
export class MentionOptions {
  readonly #parts: MentionOptionsParts;
  #given: unknown = null;
  #sources: ReadonlyMap<string, Source> = new Map();

  constructor(parts: MentionOptionsParts) {
    this.#parts = parts;
  }

  get triggers(): readonly string[] {
    return [...this.#sources.keys()];
  }

  /** The options that need not load, by trigger. */
  get all(): readonly (readonly [trigger: string, options: readonly Option[]])[] {
    return [...this.#sources].map(([trigger, source]) => [
      trigger,
      'options' in source ? source.options : [],
    ]);
  }

  /** Follows the property of the element. */
  set(given: Mentions | null | undefined): void {
    if (given === this.#given) return;
    this.stop();
    this.#given = given;
    this.#sources = new Map(
      Object.entries(given ?? {}).flatMap(([trigger, options]) => {
        const source = this.#sourceOf(trigger, options);
        return source === null ? [] : [[trigger, source] as const];
      }),
    );
  }

  /** Returns the options for a draft, and whether they load or have failed to. */
  for({trigger, query}: MentionDraft): {options: readonly Option[]; status: 'idle' | 'loading' | 'failed'} {
    const source = this.#sources.get(trigger)!;
    if ('options' in source) return {options: source.matching(query), status: 'idle'};
    source.request(query);
    const {items, status, isReplacing} = source;
    return {options: isReplacing ? [] : items.filter(({disabled}) => !disabled), status};
  }

  /** Aborts what is loading. */
  stop(): void {
    for (const source of this.#sources.values()) if ('stop' in source) source.stop();
  }

  #sourceOf(trigger: string, options: unknown): Source | null {
    const {changed, warn} = this.#parts;
    if (!/^[^\s\p{L}\p{N}]$/u.test(trigger)) {
      warn(`a trigger of mentions must be one character that is no letter, such as "@", not "${trigger}".`);
      return null;
    }
    if (Array.isArray(options)) return new Suggestions(normalizeOptions(options, warn));
    if (typeof options === 'function') {
      const load = options as LoadOptions;
      const kind = {...LOADED_OPTIONS, name: 'mentions'};
      return new ItemLoader({kind, load: (text, context) => load(text, context), changed, delay, warn});
    }
    warn(`mentions must have options or a function for "${trigger}", not ${describeValue(options)}.`);
    return null;
  }
}
