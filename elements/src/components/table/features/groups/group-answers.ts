import type {PageSource} from '../../model/page-source.js';

/** What a server has answered for one query, so that another page or an opened group asks for nothing again. */
export class GroupAnswers {
  readonly #answers = new Map<string, unknown>();
  readonly #sources = new Map<string, PageSource>();
  readonly #used = new Set<string>();
  /** Whether some of them are from an earlier page. */
  isOld = false;

  start(): void {
    this.isOld = this.#answers.size > 0;
    this.#used.clear();
  }

  async get<Answer>(name: string, load: () => Promise<Answer>): Promise<Answer> {
    this.#used.add(name);
    if (!this.#answers.has(name)) this.#answers.set(name, await load());
    return this.#answers.get(name) as Answer;
  }

  /** Each group has its own cursors. */
  sourceOf(name: string, create: () => PageSource): PageSource {
    const source = this.#sources.get(name) ?? create();
    this.#sources.set(name, source);
    return source;
  }

  /** Forgets what the page does not need. */
  end(): void {
    for (const name of this.#answers.keys()) if (!this.#used.has(name)) this.#answers.delete(name);
  }
}
