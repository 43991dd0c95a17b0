import {describeValue, type Warn} from '../../core/bad-input.js';
import {ItemLoader, type LoadedKind, type LoadStatus} from '../../core/item-loader.js';
import {
  normalizeResults,
  type LoadResults,
  type ResultLoaders,
  type SearchResult,
} from '../../core/search/index.js';
import {delay} from '../../dom/delay.js';

/** What `LoadedResults` needs. */
interface LoadedResultsParts {
  /** Called when the results or the status have changed. */
  readonly changed: () => void;
  readonly warn: Warn;
}

/** A function of the app, with the results that it has loaded. */
interface Source {
  /** The name of its group, or `''`. */
  readonly name: string;
  readonly load: LoadResults;
  readonly loader: ItemLoader<SearchResult>;
}

/** The results that the functions of a page load for the text in the field, in the order of the functions. */
export class LoadedResults {
  readonly #parts: LoadedResultsParts;
  /** The app's functions, which may be new ones with each render. */
  #given: unknown = null;
  #sources: readonly Source[] = [];
  /** The object of the app for each result that got the name of its group. */
  readonly #originals = new WeakMap<SearchResult, SearchResult>();

  constructor(parts: LoadedResultsParts) {
    this.#parts = parts;
  }

  get items(): readonly SearchResult[] {
    return this.#sources.flatMap(({loader}) => loader.items);
  }

  /** Loading while one is loading; then failed if one has failed. */
  get status(): LoadStatus {
    const statuses = this.#sources.map(({loader}) => loader.status);
    return (['loading', 'failed'] as const).find(status => statuses.includes(status)) ?? 'idle';
  }

  /** The names of the groups that have failed. */
  get failed(): readonly string[] {
    return this.#sources.filter(({loader}) => loader.status === 'failed').map(({name}) => name);
  }

  /** Whether a result is for the text before, whose results stay until the new ones arrive. */
  isOld(result: SearchResult): boolean {
    return this.#sources.some(({loader}) => loader.isReplacing && loader.items.includes(result));
  }

  /** Returns the object that the app has returned. */
  original(result: SearchResult): SearchResult {
    return this.#originals.get(result) ?? result;
  }

  /** Requests the results of a text. */
  request(given: LoadResults | ResultLoaders | null | undefined, text: string): void {
    this.#follow(given);
    for (const {loader} of this.#sources) loader.request(text);
  }

  /** Repeats the request of a group that has failed. */
  retry(name: string): void {
    this.#sources.find(source => source.name === name)?.loader.retry();
  }

  stop(): void {
    for (const {loader} of this.#sources) loader.stop();
  }

  /** New functions with the names of the old ones continue them. */
  #follow(given: unknown): void {
    if (given === this.#given) return;
    this.#given = given;
    const loads = this.#read(given);
    const isSame =
      loads.length === this.#sources.length && loads.every(([name], at) => name === this.#sources[at]!.name);
    if (!isSame) this.stop();
    this.#sources = loads.map(([name, load], at) => ({
      name,
      load,
      loader: isSame ? this.#sources[at]!.loader : this.#newLoader(name),
    }));
  }

  #read(given: unknown): readonly (readonly [name: string, load: LoadResults])[] {
    if (given === null || given === undefined) return [];
    if (typeof given === 'function') return [['', given as LoadResults]];
    const named = typeof given === 'object' ? Object.entries(given) : [];
    if (named.length === 0 || named.some(([, load]) => typeof load !== 'function'))
      this.#parts.warn(
        `loadResults must be a function, or an object of functions, such as {Orders: loadOrders}, not ${describeValue(given)}.`,
      );
    return named.filter((entry): entry is [string, LoadResults] => typeof entry[1] === 'function');
  }

  #newLoader(name: string): ItemLoader<SearchResult> {
    const {changed, warn} = this.#parts;
    const kind: LoadedKind<SearchResult> = {
      name: 'loadResults',
      answer: 'a list of results',
      read: answer =>
        Array.isArray(answer)
          ? {
              items: (normalizeResults(answer, warn, 'loadResults') ?? []).map(result =>
                this.#inGroup(result, name),
              ),
              hasMore: false,
            }
          : null,
      // Two results may have the same text.
      keyOf: result => result,
    };
    return new ItemLoader<SearchResult>({
      kind,
      load: (text, context) => this.#sources.find(source => source.name === name)?.load(text, context),
      changed,
      delay,
      warn,
    });
  }

  #inGroup(result: SearchResult, name: string): SearchResult {
    if (name === '' || result.group) return result;
    const grouped = {...result, group: name};
    this.#originals.set(grouped, result);
    return grouped;
  }
}
