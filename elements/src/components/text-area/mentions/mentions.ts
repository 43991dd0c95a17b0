import type {Option} from '../../../core/options/index.js';
import type {LoadOptions} from '../../../core/options/load-options.js';

/** Who can be mentioned after each trigger, such as `{'@': people, '#': loadTasks}`: options, or a function that loads them. */
export type Mentions = Readonly<Record<string, readonly Option[] | LoadOptions>>;

/** An option that a text mentions. */
export interface Mention {
  /** The character before its text, such as `'@'`. */
  readonly trigger: string;
  readonly option: Option;
}

declare global {
  interface HTMLElementEventMap {
    'lc-mention': CustomEvent<Mention>;
  }
}

/** Text that may become a mention, before the caret. */
export interface MentionDraft {
  readonly trigger: string;
  /** The index of the trigger in the text. */
  readonly start: number;
  /** What is between the trigger and the caret. */
  readonly query: string;
}

/** As many words as names have. Otherwise, all text after an address would be searched. */
const MOST_WORDS = 3;

/** What may stand before a trigger, which is no part of a word: an address such as `ada@example.com` mentions no one. */
const startsMention = (before: string | undefined) =>
  before === undefined || /[\s\p{Ps}\p{Pi}"'/]/u.test(before);

/** Returns the text before the caret that may become a mention; null if there is none. */
export function draftAt(text: string, caret: number, triggers: readonly string[]): MentionDraft | null {
  for (let start = caret - 1; start >= 0; start -= 1) {
    const trigger = text[start]!;
    if (trigger === '\n') return null;
    if (!triggers.includes(trigger) || !startsMention(text[start - 1])) continue;
    const query = text.slice(start + 1, caret);
    return /^\s|\s$/.test(query) || query.split(/\s+/).length > MOST_WORDS ? null : {trigger, start, query};
  }
  return null;
}

/**
 * Returns the options that a text mentions, in the order of the text, each once. Of several that a text could mean, the
 * longest counts.
 *
 * @param known Those that the text may mention.
 */
export function mentionsIn(text: string, known: readonly Mention[]): readonly Mention[] {
  const longest = known.toSorted((a, b) => b.option.text.length - a.option.text.length);
  const found = new Set<Mention>();
  for (let index = 0; index < text.length; index += 1) {
    if (!startsMention(text[index - 1])) continue;
    const mention = longest.find(
      ({trigger, option}) =>
        text.startsWith(trigger + option.text, index) &&
        !/[\p{L}\p{N}]/u.test(text[index + 1 + option.text.length] ?? ''),
    );
    if (mention === undefined) continue;
    found.add(mention);
    index += mention.option.text.length;
  }
  return [...found];
}
